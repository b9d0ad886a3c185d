// Compiled plugins look for these functions in the class of this name.
@file:JvmMultifileClass
@file:JvmName("NamedDomainObjectCollectionExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectCollection
import kotlin.reflect.KProperty

// The `val name by container.getting` family: elements which are there already, themselves.

/** Finds an existing element by the name of the Kotlin property. */
class NamedDomainObjectCollectionDelegateProvider<T>
private constructor(
    private val collection: NamedDomainObjectCollection<T>,
    private val configuration: (T.() -> Unit)?,
) {
    companion object {
        fun <T> of(
            collection: NamedDomainObjectCollection<T>,
            configuration: (T.() -> Unit)? = null,
        ): NamedDomainObjectCollectionDelegateProvider<T> =
            NamedDomainObjectCollectionDelegateProvider(collection, configuration)
    }

    operator fun provideDelegate(thisRef: Any?, property: KProperty<*>): ExistingDomainObjectDelegate<T> {
        val element = collection.getByName(property.name)
        configuration?.let { element.it() }
        return ExistingDomainObjectDelegate.of(element)
    }
}

/** Delegates to the element that is named after the Kotlin property. */
val <T : Any> NamedDomainObjectCollection<T>.getting: NamedDomainObjectCollectionDelegateProvider<T>
    get() = NamedDomainObjectCollectionDelegateProvider.of(this)

/** Configures and delegates to the element that is named after the Kotlin property. */
fun <T : Any> NamedDomainObjectCollection<T>.getting(
    configuration: T.() -> Unit,
): NamedDomainObjectCollectionDelegateProvider<T> = NamedDomainObjectCollectionDelegateProvider.of(this, configuration)
