package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.artifacts.Configuration
import org.gradle.api.artifacts.DependencyConstraint
import org.gradle.api.artifacts.dsl.DependencyConstraintHandler

/**
 * Receiver of the `dependencies.constraints` block.
 */
class DependencyConstraintHandlerScope
private constructor(val constraints: DependencyConstraintHandler) :
    DependencyConstraintHandler by constraints {

    companion object {
        fun of(constraints: DependencyConstraintHandler) = DependencyConstraintHandlerScope(constraints)
    }

    /** Adds a constraint to the configuration with this name. */
    operator fun String.invoke(dependencyConstraintNotation: Any): DependencyConstraint =
        constraints.add(this, dependencyConstraintNotation)

    /** Adds a configured constraint to the configuration with this name. */
    operator fun String.invoke(
        dependencyConstraintNotation: Any,
        configuration: DependencyConstraint.() -> Unit,
    ): DependencyConstraint = constraints.add(this, dependencyConstraintNotation, configuration)

    /** Adds a constraint to this configuration. */
    operator fun Configuration.invoke(dependencyConstraintNotation: Any): DependencyConstraint =
        add(name, dependencyConstraintNotation)

    /** Adds a configured constraint to this configuration. */
    operator fun Configuration.invoke(
        dependencyConstraintNotation: Any,
        configuration: DependencyConstraint.() -> Unit,
    ): DependencyConstraint = add(name, dependencyConstraintNotation, configuration)

    /** Adds a constraint to this configuration. */
    operator fun NamedDomainObjectProvider<out Configuration>.invoke(
        dependencyConstraintNotation: Any,
    ): DependencyConstraint = add(name, dependencyConstraintNotation)

    /** Adds a configured constraint to this configuration. */
    operator fun NamedDomainObjectProvider<out Configuration>.invoke(
        dependencyConstraintNotation: Any,
        configuration: DependencyConstraint.() -> Unit,
    ): DependencyConstraint = add(name, dependencyConstraintNotation, configuration)

    /** Configures the constraints. */
    inline operator fun invoke(configuration: DependencyConstraintHandlerScope.() -> Unit) = this.configuration()
}
