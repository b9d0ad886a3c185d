package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.artifacts.Configuration
import org.gradle.api.artifacts.ConfigurationContainer
import org.gradle.api.artifacts.ConsumableConfiguration
import org.gradle.api.artifacts.DependencyScopeConfiguration
import org.gradle.api.artifacts.ResolvableConfiguration
import org.gradle.api.specs.Spec
import kotlin.reflect.KProperty

/** Configures the configurations: `configurations { compileOnly { extendsFrom(annotationProcessor.get()) } }`. */
operator fun ConfigurationContainer.invoke(configuration: Action<ConfigurationContainerScope>): ConfigurationContainer =
    apply { configuration.execute(ConfigurationContainerScope.of(this)) }

/**
 * Receiver of the `configurations` block.
 */
class ConfigurationContainerScope
private constructor(private val container: ConfigurationContainer) :
    ConfigurationContainer by container {

    companion object {
        fun of(container: ConfigurationContainer) = ConfigurationContainerScope(container)
    }

    override fun named(nameFilter: Spec<String>) = container.named(nameFilter)

    /** Configures the existing configuration with this name. */
    operator fun String.invoke(configuration: Configuration.() -> Unit): NamedDomainObjectProvider<Configuration> =
        container.named(this).apply { configure(configuration) }

    /** Finds the existing configuration with this name. */
    operator fun String.invoke(): NamedDomainObjectProvider<Configuration> = container.named(this)
}

/** Registers a configuration to resolve: `val toolClasspath by configurations.resolvable`. */
val ConfigurationContainer.resolvable: ConfigurationProvider<ResolvableConfiguration>
    get() = ConfigurationProvider { name -> resolvable(name) }

/** Registers and configures a configuration to resolve. */
fun ConfigurationContainer.resolvable(
    action: Action<in ResolvableConfiguration>,
): ConfigurationProvider<ResolvableConfiguration> = ConfigurationProvider { name -> resolvable(name, action) }

/** Registers a configuration to consume: `val apiElements by configurations.consumable`. */
val ConfigurationContainer.consumable: ConfigurationProvider<ConsumableConfiguration>
    get() = ConfigurationProvider { name -> consumable(name) }

/** Registers and configures a configuration to consume. */
fun ConfigurationContainer.consumable(
    action: Action<in ConsumableConfiguration>,
): ConfigurationProvider<ConsumableConfiguration> = ConfigurationProvider { name -> consumable(name, action) }

/** Registers a configuration to declare dependencies in: `val tool by configurations.dependencyScope`. */
val ConfigurationContainer.dependencyScope: ConfigurationProvider<DependencyScopeConfiguration>
    get() = ConfigurationProvider { name -> dependencyScope(name) }

/** Registers and configures a configuration to declare dependencies in. */
fun ConfigurationContainer.dependencyScope(
    action: Action<in DependencyScopeConfiguration>,
): ConfigurationProvider<DependencyScopeConfiguration> = ConfigurationProvider { name -> dependencyScope(name, action) }

/** Registers a configuration with the name of the Kotlin property. */
class ConfigurationProvider<C : Configuration>
internal constructor(
    private val createProvider: (name: String) -> NamedDomainObjectProvider<C>,
) {
    operator fun provideDelegate(
        thisRef: Any?,
        property: KProperty<*>,
    ): ExistingDomainObjectDelegate<NamedDomainObjectProvider<C>> =
        ExistingDomainObjectDelegate.of(createProvider(property.name))
}
