@file:JvmMultifileClass
@file:JvmName("NamedDomainObjectContainerExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.NamedDomainObjectSet
import org.gradle.api.PolymorphicDomainObjectContainer
import org.gradle.api.specs.Spec
import kotlin.reflect.KClass

/** Configures the container: `publications { create<MavenPublication>("maven") { } }`. */
operator fun <T : Any, C : NamedDomainObjectContainer<T>> C.invoke(
    configuration: Action<NamedDomainObjectContainerScope<T>>,
): C = apply { configuration.execute(NamedDomainObjectContainerScope.of(this)) }

/** Kept for plugins which were compiled when the block was not yet an [Action]. */
@Deprecated("Only for compiled plugins.", level = DeprecationLevel.HIDDEN)
operator fun <T : Any, C : NamedDomainObjectContainer<T>> C.invoke(
    configuration: NamedDomainObjectContainerScope<T>.() -> Unit,
): C = apply { NamedDomainObjectContainerScope.of(this).configuration() }

/**
 * Receiver of the configuration block of a container.
 */
open class NamedDomainObjectContainerScope<T : Any>
internal constructor(
    private val container: NamedDomainObjectContainer<T>,
) : NamedDomainObjectContainer<T> by container,
    PolymorphicDomainObjectContainer<T> {

    companion object {
        fun <T : Any> of(container: NamedDomainObjectContainer<T>) = NamedDomainObjectContainerScope(container)
    }

    override fun named(nameFilter: Spec<String>): NamedDomainObjectSet<T> = container.named(nameFilter)

    override fun <U : T> register(
        name: String,
        type: Class<U>,
        configurationAction: Action<in U>,
    ): NamedDomainObjectProvider<U> = polymorphic().register(name, type, configurationAction)

    override fun <U : T> register(name: String, type: Class<U>): NamedDomainObjectProvider<U> =
        polymorphic().register(name, type)

    override fun <U : T> create(name: String, type: Class<U>): U = polymorphic().create(name, type)

    override fun <U : T> create(name: String, type: Class<U>, configuration: Action<in U>): U =
        polymorphic().create(name, type, configuration)

    override fun <U : T> maybeCreate(name: String, type: Class<U>): U = polymorphic().maybeCreate(name, type)

    override fun <U : T> containerWithType(type: Class<U>): NamedDomainObjectContainer<U> =
        polymorphic().containerWithType(type)

    /** Configures the existing element with this name. */
    operator fun String.invoke(configuration: T.() -> Unit): NamedDomainObjectProvider<T> =
        container.named(this).apply { configure(configuration) }

    /** Finds the existing element with this name. */
    operator fun String.invoke(): NamedDomainObjectProvider<T> = container.named(this)

    /** Configures the existing element with this name and the given type. */
    operator fun <U : T> String.invoke(type: KClass<U>, configuration: U.() -> Unit): NamedDomainObjectProvider<U> =
        container.named(this, type, configuration)

    /** Finds the existing element with this name and the given type. */
    operator fun <U : T> String.invoke(type: KClass<U>): NamedDomainObjectProvider<U> = container.named(this, type)

    private fun polymorphic(): PolymorphicDomainObjectContainer<T> =
        requireNotNull(container as? PolymorphicDomainObjectContainer<T>) {
            "Container '$container' is not polymorphic."
        }
}
