// Compiled plugins look for these functions in the class of this name.
@file:JvmMultifileClass
@file:JvmName("NamedDomainObjectContainerExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.PolymorphicDomainObjectContainer
import kotlin.reflect.KClass
import kotlin.reflect.KProperty

// The `val name by container.registering` family: providers of new elements.
// As for `existing`, the `out C` of the results is what makes the right `provideDelegate` be picked.

/** `by container.registering`. */
class RegisteringDomainObjectDelegateProvider<T>
private constructor(internal val delegateProvider: T) {
    companion object {
        fun <T> of(delegateProvider: T) = RegisteringDomainObjectDelegateProvider(delegateProvider)
    }
}

/** `by container.registering { }`. */
class RegisteringDomainObjectDelegateProviderWithAction<C, T>
private constructor(
    internal val delegateProvider: C,
    internal val action: T.() -> Unit,
) {
    companion object {
        fun <C, T> of(delegateProvider: C, action: T.() -> Unit) =
            RegisteringDomainObjectDelegateProviderWithAction(delegateProvider, action)
    }
}

/** `by container.registering(Type::class)`. */
class RegisteringDomainObjectDelegateProviderWithType<T, U : Any>
private constructor(
    internal val delegateProvider: T,
    internal val type: KClass<U>,
) {
    companion object {
        fun <T, U : Any> of(delegateProvider: T, type: KClass<U>) =
            RegisteringDomainObjectDelegateProviderWithType(delegateProvider, type)
    }
}

/** `by container.registering(Type::class) { }`. */
class RegisteringDomainObjectDelegateProviderWithTypeAndAction<T, U : Any>
private constructor(
    internal val delegateProvider: T,
    internal val type: KClass<U>,
    internal val action: U.() -> Unit,
) {
    companion object {
        fun <T, U : Any> of(delegateProvider: T, type: KClass<U>, action: U.() -> Unit) =
            RegisteringDomainObjectDelegateProviderWithTypeAndAction(delegateProvider, type, action)
    }
}

/** Registers an element that is named after the Kotlin property. */
val <T : Any, C : NamedDomainObjectContainer<T>> C.registering: RegisteringDomainObjectDelegateProvider<out C>
    get() = RegisteringDomainObjectDelegateProvider.of(this)

/** Registers and configures an element that is named after the Kotlin property. */
fun <T : Any, C : NamedDomainObjectContainer<T>> C.registering(
    action: T.() -> Unit,
): RegisteringDomainObjectDelegateProviderWithAction<out C, T> =
    RegisteringDomainObjectDelegateProviderWithAction.of(this, action)

/** Registers an element of the given type that is named after the Kotlin property. */
fun <T : Any, C : PolymorphicDomainObjectContainer<T>, U : T> C.registering(
    type: KClass<U>,
): RegisteringDomainObjectDelegateProviderWithType<out C, U> =
    RegisteringDomainObjectDelegateProviderWithType.of(this, type)

/** Registers and configures an element of the given type that is named after the Kotlin property. */
fun <T : Any, C : PolymorphicDomainObjectContainer<T>, U : T> C.registering(
    type: KClass<U>,
    action: U.() -> Unit,
): RegisteringDomainObjectDelegateProviderWithTypeAndAction<out C, U> =
    RegisteringDomainObjectDelegateProviderWithTypeAndAction.of(this, type, action)

// Short names, so that the signatures below fit on a line.
private typealias NewWithAction<C, T> = RegisteringDomainObjectDelegateProviderWithAction<C, T>
private typealias NewWithType<C, T> = RegisteringDomainObjectDelegateProviderWithType<C, T>
private typealias NewWithTypeAndAction<C, T> = RegisteringDomainObjectDelegateProviderWithTypeAndAction<C, T>

operator fun <T : Any> RegisteringDomainObjectDelegateProvider<out NamedDomainObjectContainer<T>>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<T>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name))

operator fun <T : Any, C : NamedDomainObjectContainer<T>> NewWithAction<out C, T>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<T>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name, action))

operator fun <T : Any, C : PolymorphicDomainObjectContainer<T>, U : T> NewWithType<out C, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name, type.java))

operator fun <T : Any, C : PolymorphicDomainObjectContainer<T>, U : T> NewWithTypeAndAction<out C, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name, type.java, action))
