package org.gradle.kotlin.dsl

import org.gradle.api.DomainObjectCollection
import org.gradle.api.DomainObjectSet
import org.gradle.api.NamedDomainObjectCollection
import org.gradle.api.NamedDomainObjectList
import org.gradle.api.NamedDomainObjectSet
import kotlin.reflect.KClass

// The elements of a type, as a live collection of the same kind; one overload per kind keeps the result precise.

/** The elements of type [S]. */
inline fun <reified S : Any> DomainObjectCollection<in S>.withType(): DomainObjectCollection<S> =
    withType(S::class.java)

/** Configures the elements of type [S], those to come included. */
inline fun <reified S : Any> DomainObjectCollection<in S>.withType(
    noinline configuration: S.() -> Unit,
): DomainObjectCollection<S> = withType(S::class.java, configuration)

/** The elements of the given type. */
fun <S : Any> DomainObjectCollection<in S>.withType(type: KClass<S>): DomainObjectCollection<S> = withType(type.java)

/** Configures the elements of the given type, those to come included. */
fun <S : Any> DomainObjectCollection<in S>.withType(
    type: KClass<S>,
    configuration: S.() -> Unit,
): DomainObjectCollection<S> = withType(type.java, configuration)

/** The elements of type [S]. */
inline fun <reified S : Any> DomainObjectSet<in S>.withType(): DomainObjectSet<S> = withType(S::class.java)

/** The elements of the given type. */
fun <S : Any> DomainObjectSet<in S>.withType(type: KClass<S>): DomainObjectSet<S> = withType(type.java)

/** The elements of type [S]. */
inline fun <reified S : Any> NamedDomainObjectCollection<in S>.withType(): NamedDomainObjectCollection<S> =
    withType(S::class.java)

/** The elements of the given type. */
fun <S : Any> NamedDomainObjectCollection<in S>.withType(type: KClass<S>): NamedDomainObjectCollection<S> =
    withType(type.java)

/** The elements of type [S]. */
inline fun <reified S : Any> NamedDomainObjectSet<in S>.withType(): NamedDomainObjectSet<S> = withType(S::class.java)

/** The elements of the given type. */
fun <S : Any> NamedDomainObjectSet<in S>.withType(type: KClass<S>): NamedDomainObjectSet<S> = withType(type.java)

/** The elements of type [S]. */
inline fun <reified S : Any> NamedDomainObjectList<in S>.withType(): NamedDomainObjectList<S> = withType(S::class.java)

/** The elements of the given type. */
fun <S : Any> NamedDomainObjectList<in S>.withType(type: KClass<S>): NamedDomainObjectList<S> = withType(type.java)
