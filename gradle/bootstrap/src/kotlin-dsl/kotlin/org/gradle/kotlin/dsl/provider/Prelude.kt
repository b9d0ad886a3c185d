package org.gradle.kotlin.dsl.provider

import org.gradle.api.initialization.dsl.ScriptHandler
import org.gradle.api.internal.catalog.ExternalModuleDependencyFactory
import org.gradle.kotlin.dsl.PluginDependenciesSpecScope
import org.gradle.kotlin.dsl.ScriptHandlerScope
import org.gradle.plugin.use.PluginDependenciesSpec

/** The blocks that run first: they get the script's class path to configure, and the plugins they ask for are noted. */
interface Prelude {
    val preludeContext: PreludeContext

    fun buildscript(block: ScriptHandlerScope.() -> Unit) = ScriptHandlerScope(preludeContext.scriptHandler).block()

    fun initscript(block: ScriptHandlerScope.() -> Unit) = ScriptHandlerScope(preludeContext.scriptHandler).block()

    fun plugins(block: PluginDependenciesSpecScope.() -> Unit) =
        PluginDependenciesSpecScope(preludeContext.plugins).block()

    /** The version catalog of that name, for the accessors that [CatalogAccessors] adds to the prelude. */
    fun catalog(name: String): ExternalModuleDependencyFactory = preludeContext.catalogs.getValue(name)
}

/** What the blocks of a [Prelude] act upon. */
class PreludeContext(
    val scriptHandler: ScriptHandler,
    val plugins: PluginDependenciesSpec,
    val catalogs: Map<String, ExternalModuleDependencyFactory>,
)
