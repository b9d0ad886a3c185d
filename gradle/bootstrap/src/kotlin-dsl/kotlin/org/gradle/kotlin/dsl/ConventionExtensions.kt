@file:Suppress("deprecation")

package org.gradle.kotlin.dsl

import org.gradle.api.plugins.Convention
import kotlin.reflect.KClass

/** The convention plugin of the given type, or a failure. */
fun <T : Any> Convention.getPlugin(conventionType: KClass<T>): T = getPlugin(conventionType.java)

/** The convention plugin of type [T], or a failure. */
inline fun <reified T : Any> Convention.getPlugin(): T = getPlugin(T::class.java)

/** The convention plugin of the given type, or `null`. */
fun <T : Any> Convention.findPlugin(conventionType: KClass<T>): T? = findPlugin(conventionType.java)

/** The convention plugin of type [T], or `null`. */
inline fun <reified T : Any> Convention.findPlugin(): T? = findPlugin(T::class.java)
