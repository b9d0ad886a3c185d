@file:JvmMultifileClass
@file:JvmName("NamedDomainObjectCollectionExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectCollection
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.kotlin.dsl.support.illegalElementType
import org.gradle.kotlin.dsl.support.uncheckedCast
import kotlin.reflect.KClass
import kotlin.reflect.KProperty

/** The element with the given name: `sourceSets["main"]`. */
operator fun <T : Any> NamedDomainObjectCollection<T>.get(name: String): T = getByName(name)

/** The element that is named after the Kotlin property: `val jar: Jar by tasks`. */
inline operator fun <T : Any, reified U : T> NamedDomainObjectCollection<T>.getValue(
    thisRef: Any?,
    property: KProperty<*>,
): U = getByName(property.name, U::class)

/** Finds an element of type [T] without realizing it. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Any> NamedDomainObjectCollection<out Any>.named(name: String): NamedDomainObjectProvider<T> =
    named(name, T::class)

/** Finds and configures an element of type [T] without realizing it. */
inline fun <reified T : Any> NamedDomainObjectCollection<out Any>.named(
    name: String,
    noinline configuration: T.() -> Unit,
): NamedDomainObjectProvider<T> = named(name, T::class, configuration)

/** Finds an element of the given type without realizing it. */
fun <T : Any> NamedDomainObjectCollection<out Any>.named(name: String, type: KClass<T>): NamedDomainObjectProvider<T> =
    uncheckedCast<NamedDomainObjectCollection<T>>(this).named(name, type.java)

/** Finds and configures an element of the given type without realizing it. */
fun <T : Any> NamedDomainObjectCollection<out Any>.named(
    name: String,
    type: KClass<T>,
    configuration: T.() -> Unit,
): NamedDomainObjectProvider<T> =
    uncheckedCast<NamedDomainObjectCollection<T>>(this).named(name, type.java, configuration)

/** The element with the given name as [T]. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Any> NamedDomainObjectCollection<out Any>.getByName(name: String): T = getByName(name, T::class)

/** The element with the given name as [T], once it is configured. */
inline fun <reified T : Any> NamedDomainObjectCollection<out Any>.getByName(name: String, configure: T.() -> Unit): T =
    getByName(name, T::class).also(configure)

/** The element with the given name and type. */
fun <T : Any> NamedDomainObjectCollection<out Any>.getByName(name: String, type: KClass<T>): T {
    val element = getByName(name)
    if (!type.java.isInstance(element)) throw illegalElementType(this, name, type, element::class)
    return uncheckedCast(element)
}

/** The element with the given name and type, once it is configured. */
fun <T : Any> NamedDomainObjectCollection<out Any>.getByName(
    name: String,
    type: KClass<T>,
    configure: T.() -> Unit,
): T = getByName(name, type).also(configure)

/** Lets any object with a `getValue` operator be a delegate where a script is itself a source of delegates. */
operator fun <T : Any> T.provideDelegate(receiver: Any?, property: KProperty<*>): T = this
