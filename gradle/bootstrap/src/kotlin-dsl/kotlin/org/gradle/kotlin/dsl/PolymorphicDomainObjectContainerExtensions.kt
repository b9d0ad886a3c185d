package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.ExtensiblePolymorphicDomainObjectContainer
import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.NamedDomainObjectFactory
import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.PolymorphicDomainObjectContainer
import kotlin.reflect.KClass

/** Registers an element of type [T]. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Any> PolymorphicDomainObjectContainer<in T>.register(
    name: String,
): NamedDomainObjectProvider<T> = register(name, T::class.java)

/** Registers and configures an element of type [T]. */
inline fun <reified T : Any> PolymorphicDomainObjectContainer<in T>.register(
    name: String,
    noinline configuration: T.() -> Unit,
): NamedDomainObjectProvider<T> = register(name, T::class.java, configuration)

/** Registers an element of the given type. */
fun <T : Any> PolymorphicDomainObjectContainer<in T>.register(
    name: String,
    type: KClass<T>,
): NamedDomainObjectProvider<T> = register(name, type.java)

/** Registers and configures an element of the given type. */
fun <T : Any> PolymorphicDomainObjectContainer<in T>.register(
    name: String,
    type: KClass<T>,
    configurationAction: Action<in T>,
): NamedDomainObjectProvider<T> = register(name, type.java, configurationAction)

/** Creates an element of type [U]. */
@Suppress("extension_shadowed_by_member")
inline fun <reified U : Any> PolymorphicDomainObjectContainer<in U>.create(name: String): U =
    create(name, U::class.java)

/** Creates and configures an element of type [U]. */
inline fun <reified U : Any> PolymorphicDomainObjectContainer<in U>.create(
    name: String,
    noinline configuration: U.() -> Unit,
): U = create(name, U::class.java, configuration)

/** Creates an element of the given type. */
fun <U : Any> PolymorphicDomainObjectContainer<in U>.create(name: String, type: KClass<U>): U = create(name, type.java)

/** Creates and configures an element of the given type. */
fun <U : Any> PolymorphicDomainObjectContainer<in U>.create(
    name: String,
    type: KClass<U>,
    configuration: U.() -> Unit,
): U = create(name, type.java, configuration)

/** The element of type [U] with the given name, created if need be. */
@Suppress("extension_shadowed_by_member")
inline fun <reified U : Any> PolymorphicDomainObjectContainer<in U>.maybeCreate(name: String): U =
    maybeCreate(name, U::class.java)

/** The element of the given type with the given name, created if need be. */
fun <U : Any> PolymorphicDomainObjectContainer<in U>.maybeCreate(name: String, type: KClass<U>): U =
    maybeCreate(name, type.java)

/** A container of the elements of type [U] only. */
inline fun <reified U : Any> PolymorphicDomainObjectContainer<in U>.containerWithType(): NamedDomainObjectContainer<U> =
    containerWithType(U::class.java)

/** A container of the elements of the given type only. */
fun <U : Any> PolymorphicDomainObjectContainer<in U>.containerWithType(type: KClass<U>): NamedDomainObjectContainer<U> =
    containerWithType(type.java)

/** Makes elements of type [U] with [factory]. */
fun <T : Any, U : T> ExtensiblePolymorphicDomainObjectContainer<T>.registerFactory(
    type: KClass<U>,
    factory: NamedDomainObjectFactory<out U>,
) = registerFactory(type.java, factory)

/** Makes elements of type [U] as instances of [implementationType]. */
fun <T : Any, U : T> ExtensiblePolymorphicDomainObjectContainer<T>.registerBinding(
    type: KClass<U>,
    implementationType: KClass<out U>,
) = registerBinding(type.java, implementationType.java)
