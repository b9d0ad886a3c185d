package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.artifacts.Dependency
import org.gradle.api.artifacts.DependencyConstraint
import org.gradle.api.artifacts.ExternalModuleDependency
import org.gradle.api.artifacts.FileCollectionDependency
import org.gradle.api.artifacts.MinimalExternalModuleDependency
import org.gradle.api.artifacts.ModuleDependency
import org.gradle.api.artifacts.dsl.Dependencies
import org.gradle.api.artifacts.dsl.DependencyCollector
import org.gradle.api.artifacts.dsl.DependencyModifier
import org.gradle.api.file.FileCollection
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible

// The `dependencies` block of a test suite, or of any extension which is built from `DependencyCollector`s.

/** Creates a module dependency; unlike the member of this name it takes named arguments. */
@Suppress("extension_shadowed_by_member")
fun Dependencies.module(group: String?, name: String, version: String?): ExternalModuleDependency =
    module(group, name, version)

/** Modifies a dependency: `implementation(platform(project(":bom")))`. */
operator fun <D : ModuleDependency> DependencyModifier.invoke(dependency: D): D = modify(dependency)

/** Modifies a dependency: `implementation(platform("org.acme:bom:1.0"))`. */
operator fun DependencyModifier.invoke(dependencyNotation: CharSequence): ExternalModuleDependency =
    modify(dependencyNotation)

/** Modifies a dependency of a version catalog: `implementation(platform(libs.acme))`. */
operator fun DependencyModifier.invoke(
    dependency: ProviderConvertible<out MinimalExternalModuleDependency>,
): Provider<out MinimalExternalModuleDependency> = modify(dependency)

/** Modifies a dependency of a version catalog: `implementation(platform(libs.acme.bom))`. */
operator fun DependencyModifier.invoke(dependency: Provider<out ModuleDependency>): Provider<out ModuleDependency> =
    modify(dependency)

/** Adds a module. */
operator fun DependencyCollector.invoke(dependencyNotation: CharSequence) = add(dependencyNotation)

/** Adds a configured module. */
operator fun DependencyCollector.invoke(
    dependencyNotation: CharSequence,
    configuration: Action<in ExternalModuleDependency>,
) = add(dependencyNotation, configuration)

/** Adds files. */
operator fun DependencyCollector.invoke(files: FileCollection) = add(files)

/** Adds files as a configured dependency. */
operator fun DependencyCollector.invoke(files: FileCollection, configuration: Action<in FileCollectionDependency>) =
    add(files, configuration)

/** Adds a module of a version catalog. */
operator fun DependencyCollector.invoke(externalModule: ProviderConvertible<out MinimalExternalModuleDependency>) =
    add(externalModule)

/** Adds a configured module of a version catalog. */
operator fun DependencyCollector.invoke(
    externalModule: ProviderConvertible<out MinimalExternalModuleDependency>,
    configuration: Action<in ExternalModuleDependency>,
) = add(externalModule, configuration)

/** Adds a dependency. */
operator fun DependencyCollector.invoke(dependency: Dependency) = add(dependency)

/** Adds a configured dependency. */
operator fun <D : Dependency> DependencyCollector.invoke(dependency: D, configuration: Action<in D>) =
    add(dependency, configuration)

/** Adds a provided dependency. */
operator fun DependencyCollector.invoke(dependency: Provider<out Dependency>) = add(dependency)

/** Adds a configured, provided dependency. */
operator fun <D : Dependency> DependencyCollector.invoke(dependency: Provider<out D>, configuration: Action<in D>) =
    add(dependency, configuration)

/** Adds a constraint. */
operator fun DependencyCollector.invoke(dependencyConstraint: DependencyConstraint) =
    addConstraint(dependencyConstraint)

/** Adds a configured constraint. */
operator fun DependencyCollector.invoke(
    dependencyConstraint: DependencyConstraint,
    configuration: Action<in DependencyConstraint>,
) = addConstraint(dependencyConstraint, configuration)

/** Adds a provided constraint. */
@JvmName("invokeConstraint")
operator fun DependencyCollector.invoke(dependencyConstraint: Provider<out DependencyConstraint>) =
    addConstraint(dependencyConstraint)

/** Adds a configured, provided constraint. */
@JvmName("invokeConstraint")
operator fun DependencyCollector.invoke(
    dependencyConstraint: Provider<out DependencyConstraint>,
    configuration: Action<in DependencyConstraint>,
) = addConstraint(dependencyConstraint, configuration)
