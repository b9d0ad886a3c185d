package org.gradle.kotlin.dsl

import org.gradle.api.DomainObjectSet
import org.gradle.api.ExtensiblePolymorphicDomainObjectContainer
import org.gradle.api.Named
import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.NamedDomainObjectFactory
import org.gradle.api.NamedDomainObjectList
import org.gradle.api.NamedDomainObjectSet
import org.gradle.api.model.ObjectFactory
import org.gradle.api.provider.ListProperty
import org.gradle.api.provider.MapProperty
import org.gradle.api.provider.Property
import org.gradle.api.provider.SetProperty
import kotlin.reflect.KClass

/** A [Named] object of type [T]. */
inline fun <reified T : Named> ObjectFactory.named(name: String): T = named(T::class.java, name)

/** A [Named] object of the given type. */
fun <T : Named> ObjectFactory.named(type: KClass<T>, name: String): T = named(type.java, name)

/** A new object of type [T] which Gradle injects services and properties into. */
inline fun <reified T : Any> ObjectFactory.newInstance(vararg parameters: Any): T =
    newInstance(T::class.java, *parameters)

/** A new object of the given type which Gradle injects services and properties into. */
fun <T : Any> ObjectFactory.newInstance(type: KClass<out T>, vararg parameters: Any): T =
    newInstance(type.java, *parameters)

/** A property of type [T]. */
inline fun <reified T : Any> ObjectFactory.property(): Property<T> = property(T::class.java)

/** A property of the given type. */
fun <T : Any> ObjectFactory.property(valueType: KClass<T>): Property<T> = property(valueType.javaObjectType)

/** A property that holds a list. */
inline fun <reified T : Any> ObjectFactory.listProperty(): ListProperty<T> = listProperty(T::class.java)

/** A property that holds a list. */
fun <T : Any> ObjectFactory.listProperty(elementType: KClass<T>): ListProperty<T> =
    listProperty(elementType.javaObjectType)

/** A property that holds a set. */
inline fun <reified T : Any> ObjectFactory.setProperty(): SetProperty<T> = setProperty(T::class.java)

/** A property that holds a set. */
fun <T : Any> ObjectFactory.setProperty(elementType: KClass<T>): SetProperty<T> =
    setProperty(elementType.javaObjectType)

/** A property that holds a map. */
inline fun <reified K : Any, reified V : Any> ObjectFactory.mapProperty(): MapProperty<K, V> =
    mapProperty(K::class.java, V::class.java)

/** A property that holds a map. */
fun <K : Any, V : Any> ObjectFactory.mapProperty(keyType: KClass<K>, valueType: KClass<V>): MapProperty<K, V> =
    mapProperty(keyType.javaObjectType, valueType.javaObjectType)

/** A container of named objects. */
fun <T : Any> ObjectFactory.domainObjectContainer(elementType: KClass<T>): NamedDomainObjectContainer<T> =
    domainObjectContainer(elementType.java)

/** A container of named objects which [factory] makes. */
fun <T : Any> ObjectFactory.domainObjectContainer(
    elementType: KClass<T>,
    factory: NamedDomainObjectFactory<T>,
): NamedDomainObjectContainer<T> = domainObjectContainer(elementType.java, factory)

/** A container of named objects of several types. */
fun <T : Any> ObjectFactory.polymorphicDomainObjectContainer(
    elementType: KClass<T>,
): ExtensiblePolymorphicDomainObjectContainer<T> = polymorphicDomainObjectContainer(elementType.java)

/** A live set. */
fun <T : Any> ObjectFactory.domainObjectSet(elementType: KClass<T>): DomainObjectSet<T> =
    domainObjectSet(elementType.java)

/** A live set of named objects. */
fun <T : Any> ObjectFactory.namedDomainObjectSet(elementType: KClass<T>): NamedDomainObjectSet<T> =
    namedDomainObjectSet(elementType.java)

/** A live list of named objects. */
fun <T : Any> ObjectFactory.namedDomainObjectList(elementType: KClass<T>): NamedDomainObjectList<T> =
    namedDomainObjectList(elementType.java)
