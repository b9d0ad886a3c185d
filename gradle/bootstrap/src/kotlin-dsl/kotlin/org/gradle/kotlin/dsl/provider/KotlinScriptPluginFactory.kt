package org.gradle.kotlin.dsl.provider

import org.gradle.api.initialization.dsl.ScriptHandler
import org.gradle.api.internal.initialization.ClassLoaderScope
import org.gradle.api.internal.initialization.ScriptHandlerInternal
import org.gradle.cache.scopes.GlobalScopedCacheBuilderFactory
import org.gradle.configuration.ImportsReader
import org.gradle.configuration.ScriptPlugin
import org.gradle.configuration.ScriptPluginFactory
import org.gradle.groovy.scripts.ScriptSource
import org.gradle.internal.classloader.ClasspathHasher
import org.gradle.plugin.management.internal.autoapply.AutoAppliedPluginHandler
import org.gradle.plugin.use.internal.PluginRequestApplicator
import javax.inject.Inject

/** Where Gradle enters the host: it looks this class up by name for every script that ends in `.gradle.kts`. */
class KotlinScriptPluginFactory @Inject internal constructor(
    private val pluginRequestApplicator: PluginRequestApplicator,
    private val autoAppliedPlugins: AutoAppliedPluginHandler,
    caches: GlobalScopedCacheBuilderFactory,
    classpathHasher: ClasspathHasher,
    importsReader: ImportsReader,
) : ScriptPluginFactory {

    private val compiler = ScriptCompiler(
        CompilationCache(caches.baseDirForCache("kotlin-dsl").toPath(), classpathHasher),
        ScriptTemplates(importsReader),
    )

    override fun create(
        source: ScriptSource,
        handler: ScriptHandler,
        targetScope: ClassLoaderScope,
        baseScope: ClassLoaderScope,
        topLevelScript: Boolean,
    ): ScriptPlugin = object : ScriptPlugin {
        override fun getSource() = source

        override fun apply(target: Any) {
            val plugins = PluginsOfScript(pluginRequestApplicator, autoAppliedPlugins, topLevelScript)
            ScriptEvaluation(source, handler as ScriptHandlerInternal, targetScope, baseScope, compiler, plugins)
                .evaluate(target)
        }
    }
}
