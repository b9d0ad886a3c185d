package org.gradle.kotlin.dsl.precompile.v1

import org.gradle.api.plugins.PluginAware
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible
import org.gradle.plugin.use.PluginDependenciesSpec
import org.gradle.plugin.use.PluginDependency
import org.gradle.plugin.use.PluginDependencySpec

/** Applies the plugins of a compiled script at once; their versions come from the dependencies of the script's jar. */
internal class AppliedPlugins(private val target: PluginAware) : PluginDependenciesSpec {

    override fun id(id: String): PluginDependencySpec {
        target.pluginManager.apply(id)
        return AppliedPlugin
    }

    override fun alias(notation: Provider<PluginDependency>): PluginDependencySpec = id(notation.get().pluginId)

    override fun alias(notation: ProviderConvertible<PluginDependency>): PluginDependencySpec =
        alias(notation.asProvider())

    private object AppliedPlugin : PluginDependencySpec {
        override fun version(version: String?): PluginDependencySpec = this
        override fun version(version: Provider<String>): PluginDependencySpec = this
        override fun apply(apply: Boolean): PluginDependencySpec = this
    }
}
