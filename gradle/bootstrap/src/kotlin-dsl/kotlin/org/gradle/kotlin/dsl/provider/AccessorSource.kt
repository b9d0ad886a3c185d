package org.gradle.kotlin.dsl.provider

import org.gradle.api.reflect.TypeOf

/** Writes Kotlin source that gives a script typed access to all that an [AccessorSchema] lists. */
internal class AccessorSource(private val types: TypeVisibility) {

    private var number = 0

    fun of(schema: AccessorSchema): String = buildString {
        appendLine(HEADER)
        schema.extensions.filter { isNameable(it.name) }.forEach { append(extension(it)) }
        schema.containerElements.filter { isNameable(it.name) }.forEach { append(element(it)) }
        schema.tasks.filter { isNameable(it.name) }.forEach { append(task(it)) }
        schema.configurations.filter { isNameable(it.key) }.forEach { (name, declarable) ->
            append(configuration(name))
            append(artifacts(name))
            if (declarable) append(dependencies(name))
        }
    }

    private fun extension(entry: SchemaEntry): String {
        val owner = types.nameOf(entry.owner) ?: return ""
        val type = publicTypeOf(entry.type)
        val extensions = "(this as ExtensionAware).extensions"
        return """
            val $owner.`${entry.name}`: $type @JvmName("${jvmName()}") get() = $extensions.getByName("${entry.name}") as $type
            @JvmName("${jvmName()}") fun $owner.`${entry.name}`(configure: Action<in $type>): Unit = $extensions.configure("${entry.name}", configure)
        """.trimIndent() + "\n"
    }

    private fun element(entry: SchemaEntry): String {
        val owner = types.nameOf(entry.owner) ?: return ""
        val type = publicTypeOf(entry.type)
        return property(
            "$owner.`${entry.name}`",
            "NamedDomainObjectProvider<$type>",
            "named(\"${entry.name}\") as NamedDomainObjectProvider<$type>",
        )
    }

    private fun task(entry: SchemaEntry): String {
        val type = types.nameOf(entry.type) ?: "Task"
        return property(
            "TaskContainer.`${entry.name}`",
            "TaskProvider<$type>",
            "named(\"${entry.name}\") as TaskProvider<$type>",
        )
    }

    private fun configuration(name: String) = property(
        "NamedDomainObjectContainer<Configuration>.`$name`",
        "NamedDomainObjectProvider<Configuration>",
        "named(\"$name\")",
    )

    private fun artifacts(name: String) = """
        fun ArtifactHandler.`$name`(artifactNotation: Any): PublishArtifact = add("$name", artifactNotation)
        fun ArtifactHandler.`$name`(artifactNotation: Any, configureAction: ConfigurablePublishArtifact.() -> Unit): PublishArtifact = add("$name", artifactNotation, configureAction)
    """.trimIndent() + "\n"

    private fun dependencies(name: String) = """
        fun DependencyHandler.`$name`(dependencyNotation: Any): Dependency? = add("$name", dependencyNotation)
        fun DependencyHandler.`$name`(dependencyNotation: String, dependencyConfiguration: Action<ExternalModuleDependency>): ExternalModuleDependency = add("$name", dependencyNotation) { dependencyConfiguration.execute(this) }
        fun DependencyHandler.`$name`(dependencyNotation: Provider<*>, dependencyConfiguration: Action<ExternalModuleDependency>): Unit = addProvider("$name", dependencyNotation, dependencyConfiguration)
        fun DependencyHandler.`$name`(dependencyNotation: ProviderConvertible<*>, dependencyConfiguration: Action<ExternalModuleDependency>): Unit = addProviderConvertible("$name", dependencyNotation, dependencyConfiguration)
        fun DependencyHandler.`$name`(group: String, name: String, version: String? = null, configuration: String? = null, classifier: String? = null, ext: String? = null, dependencyConfiguration: Action<ExternalModuleDependency>? = null): ExternalModuleDependency = add("$name", create(group, name, version, configuration, classifier, ext)) { dependencyConfiguration?.execute(this) }
        fun <T : ModuleDependency> DependencyHandler.`$name`(dependency: T, dependencyConfiguration: T.() -> Unit): T = add("$name", dependency, dependencyConfiguration)
        fun DependencyConstraintHandler.`$name`(constraintNotation: Any): DependencyConstraint = add("$name", constraintNotation)
        fun DependencyConstraintHandler.`$name`(constraintNotation: Any, block: DependencyConstraint.() -> Unit): DependencyConstraint = add("$name", constraintNotation, block)
    """.trimIndent() + "\n"

    private fun property(name: String, type: String, value: String) =
        "val $name: $type @JvmName(\"${jvmName()}\") get() = $value\n"

    private fun publicTypeOf(type: TypeOf<*>) = types.nameOf(type) ?: "Any"

    /** Accessors of one name for different generic owners would clash, as the JVM does not tell such owners apart. */
    private fun jvmName() = "accessor${number++}"

    private fun isNameable(name: String) = name.isNotEmpty() && name.none { it in ".;[]/<>:\\`\n\r\"$" }

    private companion object {
        const val HEADER = """@file:Suppress("unused", "DEPRECATION", "UNCHECKED_CAST", "USELESS_CAST", "CAST_NEVER_SUCCEEDS")
package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.Task
import org.gradle.api.artifacts.ConfigurablePublishArtifact
import org.gradle.api.artifacts.Configuration
import org.gradle.api.artifacts.Dependency
import org.gradle.api.artifacts.DependencyConstraint
import org.gradle.api.artifacts.ExternalModuleDependency
import org.gradle.api.artifacts.ModuleDependency
import org.gradle.api.artifacts.PublishArtifact
import org.gradle.api.artifacts.dsl.ArtifactHandler
import org.gradle.api.artifacts.dsl.DependencyConstraintHandler
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.plugins.ExtensionAware
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible
import org.gradle.api.tasks.TaskContainer
import org.gradle.api.tasks.TaskProvider
"""
    }
}
