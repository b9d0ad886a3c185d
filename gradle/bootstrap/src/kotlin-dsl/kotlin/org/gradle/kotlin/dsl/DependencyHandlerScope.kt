package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.artifacts.Configuration
import org.gradle.api.artifacts.Dependency
import org.gradle.api.artifacts.ExternalModuleDependency
import org.gradle.api.artifacts.ModuleDependency
import org.gradle.api.artifacts.dsl.DependencyConstraintHandler
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible
import org.gradle.kotlin.dsl.support.delegates.DependencyHandlerDelegate

/**
 * Receiver of the `dependencies` block.
 *
 * A configuration is called with a dependency to add it, and may be given as its name, as a [Configuration] or as a
 * provider of one; all three come with the same set of overloads.
 */
open class DependencyHandlerScope
private constructor(val dependencies: DependencyHandler) :
    DependencyHandlerDelegate(dependencies) {

    companion object {
        fun of(dependencies: DependencyHandler): DependencyHandlerScope = DependencyHandlerScope(dependencies)
    }

    @Deprecated("Hidden in favour of the overload with a richer receiver.", level = DeprecationLevel.HIDDEN)
    override fun constraints(configureAction: Action<in DependencyConstraintHandler>) =
        dependencies.constraints(configureAction)

    /** Configures the dependency constraints. */
    fun constraints(configureAction: DependencyConstraintHandlerScope.() -> Unit) =
        DependencyConstraintHandlerScope.of(dependencies.constraints).configureAction()

    /** Configures the dependencies. */
    inline operator fun invoke(configuration: DependencyHandlerScope.() -> Unit) = this.configuration()

    /** Adds a dependency. */
    operator fun String.invoke(dependencyNotation: Any): Dependency? = add(this, dependencyNotation)

    /** Adds a configured dependency. */
    inline operator fun String.invoke(
        dependencyNotation: String,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency = add(this, dependencyNotation, dependencyConfiguration)

    /** Adds a module. */
    operator fun String.invoke(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
    ): ExternalModuleDependency = create(group, name, version, configuration, classifier, ext).also { add(this, it) }

    /** Adds a configured module. */
    inline operator fun String.invoke(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency =
        add(this, create(group, name, version, configuration, classifier, ext), dependencyConfiguration)

    /** Adds a configured dependency. */
    inline operator fun <T : ModuleDependency> String.invoke(dependency: T, dependencyConfiguration: T.() -> Unit): T =
        add(this, dependency, dependencyConfiguration)

    /** Adds a dependency, of a version catalog for instance. */
    operator fun <T : Any> String.invoke(dependency: Provider<T>) = addProvider(this, dependency)

    /** Adds a configured dependency, of a version catalog for instance. */
    operator fun <T : Any> String.invoke(
        dependency: Provider<T>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProvider(this, dependency, dependencyConfiguration)

    /** Adds a dependency, of a version catalog for instance. */
    operator fun <T : Any> String.invoke(dependency: ProviderConvertible<T>) = addProviderConvertible(this, dependency)

    /** Adds a configured dependency, of a version catalog for instance. */
    operator fun <T : Any> String.invoke(
        dependency: ProviderConvertible<T>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProviderConvertible(this, dependency, dependencyConfiguration)

    /** Adds a dependency. */
    operator fun Configuration.invoke(dependencyNotation: Any): Dependency? = add(name, dependencyNotation)

    /** Adds a configured dependency. */
    inline operator fun Configuration.invoke(
        dependencyNotation: String,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency = add(name, dependencyNotation, dependencyConfiguration)

    /** Adds a module. */
    operator fun Configuration.invoke(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
    ): ExternalModuleDependency =
        create(group, name, version, configuration, classifier, ext).also { add(this.name, it) }

    /** Adds a configured module. */
    inline operator fun Configuration.invoke(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency =
        add(this.name, create(group, name, version, configuration, classifier, ext), dependencyConfiguration)

    /** Adds a configured dependency. */
    inline operator fun <T : ModuleDependency> Configuration.invoke(
        dependency: T,
        dependencyConfiguration: T.() -> Unit,
    ): T = add(name, dependency, dependencyConfiguration)

    /** Adds a dependency, of a version catalog for instance. */
    operator fun <T : Any> Configuration.invoke(dependency: Provider<T>) = addProvider(name, dependency)

    /** Adds a configured dependency, of a version catalog for instance. */
    operator fun <T : Any> Configuration.invoke(
        dependency: Provider<T>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProvider(name, dependency, dependencyConfiguration)

    /** Adds a dependency, of a version catalog for instance. */
    operator fun <T : Any> Configuration.invoke(dependency: ProviderConvertible<T>) =
        addProviderConvertible(name, dependency)

    /** Adds a configured dependency, of a version catalog for instance. */
    operator fun <T : Any> Configuration.invoke(
        dependency: ProviderConvertible<T>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProviderConvertible(name, dependency, dependencyConfiguration)

    /** Adds a dependency. */
    operator fun NamedDomainObjectProvider<out Configuration>.invoke(dependencyNotation: Any): Dependency? =
        add(name, dependencyNotation)

    /** Adds a configured dependency. */
    inline operator fun NamedDomainObjectProvider<out Configuration>.invoke(
        dependencyNotation: String,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency = add(name, dependencyNotation, dependencyConfiguration)

    /** Adds a module. */
    operator fun NamedDomainObjectProvider<out Configuration>.invoke(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
    ): ExternalModuleDependency =
        create(group, name, version, configuration, classifier, ext).also { add(this.name, it) }

    /** Adds a configured module. */
    inline operator fun NamedDomainObjectProvider<out Configuration>.invoke(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency =
        add(this.name, create(group, name, version, configuration, classifier, ext), dependencyConfiguration)

    /** Adds a configured dependency. */
    inline operator fun <T : ModuleDependency> NamedDomainObjectProvider<out Configuration>.invoke(
        dependency: T,
        dependencyConfiguration: T.() -> Unit,
    ): T = add(name, dependency, dependencyConfiguration)

    /** Adds a dependency, of a version catalog for instance. */
    operator fun <T : Any> NamedDomainObjectProvider<out Configuration>.invoke(dependency: Provider<T>) =
        addProvider(name, dependency)

    /** Adds a configured dependency, of a version catalog for instance. */
    operator fun <T : Any> NamedDomainObjectProvider<out Configuration>.invoke(
        dependency: Provider<T>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProvider(name, dependency, dependencyConfiguration)

    /** Adds a dependency, of a version catalog for instance. */
    operator fun <T : Any> NamedDomainObjectProvider<out Configuration>.invoke(dependency: ProviderConvertible<T>) =
        addProviderConvertible(name, dependency)

    /** Adds a configured dependency, of a version catalog for instance. */
    operator fun <T : Any> NamedDomainObjectProvider<out Configuration>.invoke(
        dependency: ProviderConvertible<T>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProviderConvertible(name, dependency, dependencyConfiguration)
}
