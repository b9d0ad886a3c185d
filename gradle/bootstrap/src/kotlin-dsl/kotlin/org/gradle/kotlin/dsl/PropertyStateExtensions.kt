package org.gradle.kotlin.dsl

import org.gradle.api.provider.HasMultipleValues
import org.gradle.api.provider.MapProperty
import org.gradle.api.provider.Property
import org.gradle.api.provider.Provider
import kotlin.reflect.KProperty

/** Lets a provider back a read-only Kotlin property: `val version by provider`. */
operator fun <T : Any> Provider<out T?>.getValue(receiver: Any?, property: KProperty<*>): T = get() as T

/** Lets a [Property] back a Kotlin property: `var version by objects.property<String>()`. */
operator fun <T : Any> Property<T>.getValue(receiver: Any?, property: KProperty<*>): T = get()

/** Sets the [Property] behind a Kotlin property. */
operator fun <T : Any> Property<T>.setValue(receiver: Any?, property: KProperty<*>, value: T) = set(value)

/** Sets the list or set property behind a Kotlin property. */
operator fun <T> HasMultipleValues<T>.setValue(receiver: Any?, property: KProperty<*>, value: Iterable<T>) = set(value)

/** Sets the map property behind a Kotlin property. */
operator fun <K, V> MapProperty<K, V>.setValue(receiver: Any?, property: KProperty<*>, value: Map<K, V>) = set(value)
