package org.gradle.kotlin.dsl.provider

import org.gradle.api.internal.initialization.ClassLoaderScope
import org.gradle.api.internal.initialization.ScriptHandlerInternal
import org.gradle.api.internal.plugins.PluginAwareInternal
import org.gradle.groovy.scripts.ScriptSource
import org.gradle.plugin.management.internal.PluginRequests
import org.gradle.plugin.management.internal.autoapply.AutoAppliedPluginHandler
import org.gradle.plugin.use.internal.PluginRequestApplicator
import org.gradle.plugin.use.internal.PluginRequestCollector

/** Applies what a script's `plugins` block asked for and puts that, with the `buildscript` class path, in scope. */
internal class PluginsOfScript(
    private val applicator: PluginRequestApplicator,
    private val autoApplied: AutoAppliedPluginHandler,
    val topLevelScript: Boolean,
) {
    fun collectorFor(source: ScriptSource) = PluginRequestCollector(source)

    fun apply(
        requests: PluginRequestCollector,
        target: Any,
        scriptHandler: ScriptHandlerInternal,
        targetScope: ClassLoaderScope,
    ) {
        val all = if (topLevelScript) withAutoApplied(requests.pluginRequests, target) else requests.pluginRequests
        applicator.applyPlugins(all, scriptHandler, (target as PluginAwareInternal).pluginManager, targetScope)
    }

    private fun withAutoApplied(requests: PluginRequests, target: Any) =
        autoApplied.getAutoAppliedPlugins(requests, target).mergeWith(requests)
}
