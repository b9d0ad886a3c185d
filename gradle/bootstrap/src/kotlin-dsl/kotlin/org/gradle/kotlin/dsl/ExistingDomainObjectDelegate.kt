// Compiled plugins look for these functions in the class of this name.
@file:JvmMultifileClass
@file:JvmName("NamedDomainObjectCollectionExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectCollection
import org.gradle.api.NamedDomainObjectProvider
import kotlin.reflect.KClass
import kotlin.reflect.KProperty

// The `val name by container.existing` family: providers of elements which are there already.
//
// The functions return `out C` rather than `C`: with the latter, the compiler would leave `C` open until it has picked
// a `provideDelegate`, and always pick the one for tasks.

/** Holds the object that a delegate provider has found or made. */
class ExistingDomainObjectDelegate<T>
private constructor(internal val delegate: T) {
    companion object {
        fun <T> of(delegate: T) = ExistingDomainObjectDelegate(delegate)
    }
}

/** The object that a delegate provider has found or made. */
operator fun <T> ExistingDomainObjectDelegate<T>.getValue(receiver: Any?, property: KProperty<*>): T = delegate

/** `by container.existing`. */
class ExistingDomainObjectDelegateProvider<T>
private constructor(internal val delegateProvider: T) {
    companion object {
        fun <T> of(delegateProvider: T) = ExistingDomainObjectDelegateProvider(delegateProvider)
    }
}

/** `by container.existing { }`. */
class ExistingDomainObjectDelegateProviderWithAction<C, T>
private constructor(
    internal val delegateProvider: C,
    internal val action: T.() -> Unit,
) {
    companion object {
        fun <C, T> of(delegateProvider: C, action: T.() -> Unit) =
            ExistingDomainObjectDelegateProviderWithAction(delegateProvider, action)
    }
}

/** `by container.existing(Type::class)`. */
class ExistingDomainObjectDelegateProviderWithType<T, U : Any>
private constructor(
    internal val delegateProvider: T,
    internal val type: KClass<U>,
) {
    companion object {
        fun <T, U : Any> of(delegateProvider: T, type: KClass<U>) =
            ExistingDomainObjectDelegateProviderWithType(delegateProvider, type)
    }
}

/** `by container.existing(Type::class) { }`. */
class ExistingDomainObjectDelegateProviderWithTypeAndAction<T, U : Any>
private constructor(
    internal val delegateProvider: T,
    internal val type: KClass<U>,
    internal val action: U.() -> Unit,
) {
    companion object {
        fun <T, U : Any> of(delegateProvider: T, type: KClass<U>, action: U.() -> Unit) =
            ExistingDomainObjectDelegateProviderWithTypeAndAction(delegateProvider, type, action)
    }
}

/** Delegates to the provider of the element that is named after the Kotlin property. */
val <T : Any, C : NamedDomainObjectCollection<T>> C.existing: ExistingDomainObjectDelegateProvider<out C>
    get() = ExistingDomainObjectDelegateProvider.of(this)

/** Delegates to the provider of the element that is named after the Kotlin property, and configures it. */
fun <T : Any, C : NamedDomainObjectCollection<T>> C.existing(
    action: T.() -> Unit,
): ExistingDomainObjectDelegateProviderWithAction<out C, T> =
    ExistingDomainObjectDelegateProviderWithAction.of(this, action)

/** Delegates to the provider of the element of the given type that is named after the Kotlin property. */
fun <T : Any, C : NamedDomainObjectCollection<T>, U : T> C.existing(
    type: KClass<U>,
): ExistingDomainObjectDelegateProviderWithType<out C, U> = ExistingDomainObjectDelegateProviderWithType.of(this, type)

/** Delegates to the provider of the element of the given type that is named after the property, and configures it. */
fun <T : Any, C : NamedDomainObjectCollection<T>, U : T> C.existing(
    type: KClass<U>,
    action: U.() -> Unit,
): ExistingDomainObjectDelegateProviderWithTypeAndAction<out C, U> =
    ExistingDomainObjectDelegateProviderWithTypeAndAction.of(this, type, action)

// Short names, so that the signatures below fit on a line.
private typealias ExistingWithAction<C, T> = ExistingDomainObjectDelegateProviderWithAction<C, T>
private typealias ExistingWithType<C, T> = ExistingDomainObjectDelegateProviderWithType<C, T>
private typealias ExistingWithTypeAndAction<C, T> = ExistingDomainObjectDelegateProviderWithTypeAndAction<C, T>

operator fun <T : Any> ExistingDomainObjectDelegateProvider<out NamedDomainObjectCollection<T>>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<T>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name))

operator fun <T : Any, C : NamedDomainObjectCollection<T>> ExistingWithAction<out C, T>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<T>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name).apply { configure(action) })

operator fun <U : Any> ExistingWithType<out NamedDomainObjectCollection<out Any>, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name, type))

operator fun <U : Any> ExistingWithTypeAndAction<out NamedDomainObjectCollection<out Any>, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<NamedDomainObjectProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name, type, action))
