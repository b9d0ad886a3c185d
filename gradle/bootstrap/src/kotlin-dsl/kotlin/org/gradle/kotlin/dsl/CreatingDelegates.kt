// Compiled plugins look for these functions in the class of this name.
@file:JvmMultifileClass
@file:JvmName("NamedDomainObjectContainerExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.PolymorphicDomainObjectContainer
import kotlin.reflect.KClass
import kotlin.reflect.KProperty

// The `val name by container.creating` family, and `by container.getting(Type::class)`: elements of containers.

/** Creates an element with the name of the Kotlin property. */
class NamedDomainObjectContainerCreatingDelegateProvider<T : Any>
private constructor(
    private val container: NamedDomainObjectContainer<T>,
    private val configuration: (T.() -> Unit)?,
) {
    companion object {
        fun <T : Any> of(
            container: NamedDomainObjectContainer<T>,
            configuration: (T.() -> Unit)? = null,
        ): NamedDomainObjectContainerCreatingDelegateProvider<T> =
            NamedDomainObjectContainerCreatingDelegateProvider(container, configuration)
    }

    operator fun provideDelegate(thisRef: Any?, property: KProperty<*>): ExistingDomainObjectDelegate<T> =
        ExistingDomainObjectDelegate.of(
            if (configuration == null) {
                container.create(property.name)
            } else {
                container.create(property.name, configuration)
            },
        )
}

/** Creates an element of a given type with the name of the Kotlin property. */
class PolymorphicDomainObjectContainerCreatingDelegateProvider<T : Any, U : T>
private constructor(
    private val container: PolymorphicDomainObjectContainer<T>,
    private val type: Class<U>,
    private val configuration: (U.() -> Unit)?,
) {
    companion object {
        fun <T : Any, U : T> of(
            container: PolymorphicDomainObjectContainer<T>,
            type: Class<U>,
            configuration: (U.() -> Unit)? = null,
        ): PolymorphicDomainObjectContainerCreatingDelegateProvider<T, U> =
            PolymorphicDomainObjectContainerCreatingDelegateProvider(container, type, configuration)
    }

    operator fun provideDelegate(thisRef: Any?, property: KProperty<*>): ExistingDomainObjectDelegate<U> =
        ExistingDomainObjectDelegate.of(
            if (configuration == null) {
                container.create(property.name, type)
            } else {
                container.create(property.name, type, configuration)
            },
        )
}

/** Finds an existing element of a given type by the name of the Kotlin property. */
class PolymorphicDomainObjectContainerGettingDelegateProvider<T : Any, U : T>
private constructor(
    private val container: NamedDomainObjectContainer<T>,
    private val type: KClass<U>,
    private val configuration: (U.() -> Unit)?,
) {
    companion object {
        fun <T : Any, U : T> of(
            container: NamedDomainObjectContainer<T>,
            type: KClass<U>,
            configuration: (U.() -> Unit)? = null,
        ): PolymorphicDomainObjectContainerGettingDelegateProvider<T, U> =
            PolymorphicDomainObjectContainerGettingDelegateProvider(container, type, configuration)
    }

    operator fun provideDelegate(thisRef: Any?, property: KProperty<*>): ExistingDomainObjectDelegate<U> {
        val element = container.getByName(property.name, type)
        configuration?.let { element.it() }
        return ExistingDomainObjectDelegate.of(element)
    }
}

/** Creates an element that is named after the Kotlin property. */
val <T : Any> NamedDomainObjectContainer<T>.creating: NamedDomainObjectContainerCreatingDelegateProvider<T>
    get() = NamedDomainObjectContainerCreatingDelegateProvider.of(this)

/** Creates and configures an element that is named after the Kotlin property. */
fun <T : Any> NamedDomainObjectContainer<T>.creating(
    configuration: T.() -> Unit,
): NamedDomainObjectContainerCreatingDelegateProvider<T> =
    NamedDomainObjectContainerCreatingDelegateProvider.of(this, configuration)

/** Creates an element of the given type that is named after the Kotlin property. */
fun <T : Any, U : T> PolymorphicDomainObjectContainer<T>.creating(
    type: KClass<U>,
): PolymorphicDomainObjectContainerCreatingDelegateProvider<T, U> =
    PolymorphicDomainObjectContainerCreatingDelegateProvider.of(this, type.java)

/** Creates an element of the given Java type that is named after the Kotlin property. */
fun <T : Any, U : T> PolymorphicDomainObjectContainer<T>.creating(
    type: Class<U>,
): PolymorphicDomainObjectContainerCreatingDelegateProvider<T, U> =
    PolymorphicDomainObjectContainerCreatingDelegateProvider.of(this, type)

/** Creates and configures an element of the given type that is named after the Kotlin property. */
fun <T : Any, U : T> PolymorphicDomainObjectContainer<T>.creating(
    type: KClass<U>,
    configuration: U.() -> Unit,
): PolymorphicDomainObjectContainerCreatingDelegateProvider<T, U> =
    PolymorphicDomainObjectContainerCreatingDelegateProvider.of(this, type.java, configuration)

/** Creates and configures an element of the given Java type that is named after the Kotlin property. */
fun <T : Any, U : T> PolymorphicDomainObjectContainer<T>.creating(
    type: Class<U>,
    configuration: U.() -> Unit,
): PolymorphicDomainObjectContainerCreatingDelegateProvider<T, U> =
    PolymorphicDomainObjectContainerCreatingDelegateProvider.of(this, type, configuration)

/** Delegates to the element of the given type that is named after the Kotlin property. */
fun <T : Any, U : T> NamedDomainObjectContainer<T>.getting(
    type: KClass<U>,
): PolymorphicDomainObjectContainerGettingDelegateProvider<T, U> =
    PolymorphicDomainObjectContainerGettingDelegateProvider.of(this, type)

/** Configures and delegates to the element of the given type that is named after the Kotlin property. */
fun <T : Any, U : T> NamedDomainObjectContainer<T>.getting(
    type: KClass<U>,
    configuration: U.() -> Unit,
): PolymorphicDomainObjectContainerGettingDelegateProvider<T, U> =
    PolymorphicDomainObjectContainerGettingDelegateProvider.of(this, type, configuration)
