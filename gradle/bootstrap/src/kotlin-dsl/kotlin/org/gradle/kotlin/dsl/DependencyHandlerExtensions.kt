package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.artifacts.Dependency
import org.gradle.api.artifacts.ExternalModuleDependency
import org.gradle.api.artifacts.ModuleDependency
import org.gradle.api.artifacts.ProjectDependency
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.artifacts.transform.TransformAction
import org.gradle.api.artifacts.transform.TransformParameters
import org.gradle.api.artifacts.transform.TransformSpec
import org.gradle.kotlin.dsl.support.excludeMapFor
import org.gradle.kotlin.dsl.support.uncheckedCast
import org.gradle.kotlin.dsl.support.withoutNulls
import kotlin.reflect.KClass

/** Creates a module dependency without adding it to a configuration. */
fun DependencyHandler.create(
    group: String,
    name: String,
    version: String? = null,
    configuration: String? = null,
    classifier: String? = null,
    ext: String? = null,
): ExternalModuleDependency = uncheckedCast(
    create(
        mapOf(
            "group" to group,
            "name" to name,
            "version" to version,
            "configuration" to configuration,
            "classifier" to classifier,
            "ext" to ext,
        ).withoutNulls(),
    ),
)

/** Creates a configured module dependency without adding it to a configuration. */
inline fun DependencyHandler.create(
    group: String,
    name: String,
    version: String? = null,
    configuration: String? = null,
    classifier: String? = null,
    ext: String? = null,
    dependencyConfiguration: ExternalModuleDependency.() -> Unit,
): ExternalModuleDependency =
    create(group, name, version, configuration, classifier, ext).apply(dependencyConfiguration)

/** Creates a configured module dependency without adding it to a configuration. */
inline fun DependencyHandler.create(
    dependencyNotation: String,
    dependencyConfiguration: ExternalModuleDependency.() -> Unit,
): ExternalModuleDependency = (create(dependencyNotation) as ExternalModuleDependency).apply(dependencyConfiguration)

/** Configures [dependency] without adding it to a configuration. */
inline fun <T : ModuleDependency> DependencyHandler.create(dependency: T, dependencyConfiguration: T.() -> Unit): T =
    dependency.apply(dependencyConfiguration)

/** Creates a project dependency without adding it to a configuration. */
fun DependencyHandler.project(path: String, configuration: String? = null): ProjectDependency =
    uncheckedCast(project(mapOf("path" to path, "configuration" to configuration).withoutNulls()))

/** Creates a configured project dependency without adding it to a configuration. */
inline fun DependencyHandler.project(
    path: String,
    configuration: String? = null,
    dependencyConfiguration: ProjectDependency.() -> Unit,
): ProjectDependency = project(path, configuration).apply(dependencyConfiguration)

/** Creates a project dependency from named arguments: `project("path" to ":core")`. */
fun DependencyHandler.project(vararg notation: Pair<String, Any?>): Dependency = project(notation.toMap())

/** Adds a configured module dependency to [configuration]. */
inline fun DependencyHandler.add(
    configuration: String,
    dependencyNotation: String,
    dependencyConfiguration: ExternalModuleDependency.() -> Unit,
): ExternalModuleDependency =
    add(configuration, create(dependencyNotation) as ExternalModuleDependency, dependencyConfiguration)

/** Adds [dependency] to [configuration] once it is configured. */
inline fun <T : ModuleDependency> DependencyHandler.add(
    configuration: String,
    dependency: T,
    dependencyConfiguration: T.() -> Unit,
): T = dependency.apply {
    dependencyConfiguration()
    add(configuration, this)
}

/** Registers an artifact transform. */
fun <T : TransformParameters> DependencyHandler.registerTransform(
    actionType: KClass<out TransformAction<T>>,
    registrationAction: Action<in TransformSpec<T>>,
) = registerTransform(actionType.java, registrationAction)

/** Excludes transitive dependencies of this dependency. */
fun <T : ModuleDependency> T.exclude(group: String? = null, module: String? = null): T =
    uncheckedCast(exclude(excludeMapFor(group, module)))

/** Excludes transitive dependencies of this dependency: `exclude("group" to "org.acme")`. */
fun <T : ModuleDependency> T.exclude(vararg excludeProperties: Pair<String, String>): T =
    uncheckedCast(exclude(excludeProperties.toMap()))
