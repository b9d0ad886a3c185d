package org.gradle.kotlin.dsl.provider

import org.gradle.api.Project
import org.gradle.api.plugins.PluginAware
import org.gradle.kotlin.dsl.PluginDependenciesSpecScope

/** Base of the first part of a project's script. */
abstract class ProjectPreludeTemplate(override val preludeContext: PreludeContext) : Prelude

/**
 * Base of the second part of a project's script.
 *
 * Being aware of plugins itself, it keeps `apply { … }` from meaning the function of that name in Kotlin's library.
 */
abstract class ProjectTemplate(project: Project) : PluginAware by project {

    @Deprecated(MISPLACED, level = DeprecationLevel.ERROR)
    @Suppress("unused", "UNUSED_PARAMETER")
    fun plugins(block: PluginDependenciesSpecScope.() -> Unit): Unit = throw UnsupportedOperationException(MISPLACED)

    private companion object {
        const val MISPLACED = "The plugins {} block must stand at the top level of a build or settings script. " +
            "To apply a plugin elsewhere, use apply(plugin = \"id\")."
    }
}
