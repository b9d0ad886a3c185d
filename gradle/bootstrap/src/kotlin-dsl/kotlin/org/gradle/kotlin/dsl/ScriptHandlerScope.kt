package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.artifacts.Configuration
import org.gradle.api.artifacts.Dependency
import org.gradle.api.artifacts.DependencyConstraint
import org.gradle.api.artifacts.ExternalModuleDependency
import org.gradle.api.artifacts.MinimalExternalModuleDependency
import org.gradle.api.artifacts.ModuleDependency
import org.gradle.api.artifacts.dsl.DependencyConstraintHandler
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.initialization.dsl.ScriptHandler
import org.gradle.api.initialization.dsl.ScriptHandler.CLASSPATH_CONFIGURATION
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible

/**
 * Receiver of the `buildscript` and `initscript` blocks.
 */
open class ScriptHandlerScope(private val delegate: ScriptHandler) : ScriptHandler by delegate {

    private val dependencyScope = DependencyHandlerScope.of(delegate.dependencies)

    /** The dependencies of the script. */
    override fun getDependencies(): DependencyHandlerScope = dependencyScope

    /** Configures the dependencies of the script. */
    fun dependencies(configuration: DependencyHandlerScope.() -> Unit) = dependencyScope.configuration()

    /** The configuration that holds the class path of the script. */
    val NamedDomainObjectContainer<Configuration>.classpath: NamedDomainObjectProvider<Configuration>
        get() = named(CLASSPATH_CONFIGURATION)

    /** Adds a dependency to the class path of the script. */
    fun DependencyHandler.classpath(dependencyNotation: Any): Dependency? =
        add(CLASSPATH_CONFIGURATION, dependencyNotation)

    /** Adds a configured dependency to the class path of the script. */
    inline fun DependencyHandler.classpath(
        dependencyNotation: String,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency = add(CLASSPATH_CONFIGURATION, dependencyNotation, dependencyConfiguration)

    /** Adds a configured dependency of a version catalog to the class path of the script. */
    fun DependencyHandler.classpath(
        dependencyNotation: Provider<MinimalExternalModuleDependency>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProvider(CLASSPATH_CONFIGURATION, dependencyNotation, dependencyConfiguration)

    /** Adds a configured dependency of a version catalog to the class path of the script. */
    fun DependencyHandler.classpath(
        dependencyNotation: ProviderConvertible<MinimalExternalModuleDependency>,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ) = addProviderConvertible(CLASSPATH_CONFIGURATION, dependencyNotation, dependencyConfiguration)

    /** Adds a module to the class path of the script. */
    fun DependencyHandler.classpath(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
    ): ExternalModuleDependency =
        create(group, name, version, configuration, classifier, ext).also { add(CLASSPATH_CONFIGURATION, it) }

    /** Adds a configured module to the class path of the script. */
    inline fun DependencyHandler.classpath(
        group: String,
        name: String,
        version: String? = null,
        configuration: String? = null,
        classifier: String? = null,
        ext: String? = null,
        dependencyConfiguration: ExternalModuleDependency.() -> Unit,
    ): ExternalModuleDependency = add(
        CLASSPATH_CONFIGURATION,
        create(group, name, version, configuration, classifier, ext),
        dependencyConfiguration,
    )

    /** Adds a configured dependency to the class path of the script. */
    inline fun <T : ModuleDependency> DependencyHandler.classpath(
        dependency: T,
        dependencyConfiguration: T.() -> Unit,
    ): T = add(CLASSPATH_CONFIGURATION, dependency, dependencyConfiguration)

    /** Adds a dependency constraint to the class path of the script. */
    fun DependencyConstraintHandler.classpath(dependencyConstraintNotation: Any): DependencyConstraint? =
        add(CLASSPATH_CONFIGURATION, dependencyConstraintNotation)

    /** Adds a configured dependency constraint to the class path of the script. */
    fun DependencyConstraintHandler.classpath(
        dependencyConstraintNotation: Any,
        configuration: DependencyConstraint.() -> Unit,
    ): DependencyConstraint? = add(CLASSPATH_CONFIGURATION, dependencyConstraintNotation, configuration)
}
