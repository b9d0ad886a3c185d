package org.gradle.kotlin.dsl.accessors.runtime

import org.gradle.api.Action
import org.gradle.api.artifacts.Dependency
import org.gradle.api.artifacts.ExternalModuleDependency
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible
import org.gradle.kotlin.dsl.create
import org.gradle.kotlin.dsl.support.uncheckedCast

// What the accessors call that are compiled into published script plugins.

/** Adds a configured dependency. */
fun <T : Dependency> addDependencyTo(
    dependencies: DependencyHandler,
    configuration: String,
    dependencyNotation: Any,
    configurationAction: Action<T>,
): T {
    val dependency = uncheckedCast<T>(dependencies.create(dependencyNotation))
    configurationAction.execute(dependency)
    dependencies.add(configuration, dependency)
    return dependency
}

/** Adds a configured dependency of a version catalog. */
fun addConfiguredDependencyTo(
    dependencies: DependencyHandler,
    configuration: String,
    dependencyNotation: Provider<*>,
    configurationAction: Action<ExternalModuleDependency>,
) = dependencies.addProvider(configuration, dependencyNotation, configurationAction)

/** Adds a configured dependency of a version catalog. */
fun addConfiguredDependencyTo(
    dependencies: DependencyHandler,
    configuration: String,
    dependencyNotation: ProviderConvertible<*>,
    configurationAction: Action<ExternalModuleDependency>,
) = dependencies.addProviderConvertible(configuration, dependencyNotation, configurationAction)

/** Adds a module, and configures it if [action] is given. */
fun addExternalModuleDependencyTo(
    dependencyHandler: DependencyHandler,
    targetConfiguration: String,
    group: String,
    name: String,
    version: String?,
    configuration: String?,
    classifier: String?,
    ext: String?,
    action: Action<ExternalModuleDependency>?,
): ExternalModuleDependency {
    val module = dependencyHandler.create(group, name, version, configuration, classifier, ext)
    action?.execute(module)
    dependencyHandler.add(targetConfiguration, module)
    return module
}
