package org.gradle.kotlin.dsl

import org.gradle.api.file.CopySpec
import java.io.FilterReader
import kotlin.reflect.KClass

/** Expands `name` placeholders in the files to copy. */
fun CopySpec.expand(vararg properties: Pair<String, Any?>): CopySpec = expand(properties.toMap())

/** Filters the files to copy through a reader of type [T]. */
inline fun <reified T : FilterReader> CopySpec.filter(vararg properties: Pair<String, Any?>): CopySpec =
    filter(T::class, *properties)

/** Filters the files to copy through a reader of type [T]. */
inline fun <reified T : FilterReader> CopySpec.filter(properties: Map<String, Any?>): CopySpec =
    filter(properties, T::class.java)

/** Filters the files to copy through a reader of the given type. */
fun <T : FilterReader> CopySpec.filter(filterType: KClass<T>, vararg properties: Pair<String, Any?>): CopySpec =
    if (properties.isEmpty()) filter(filterType.java) else filter(properties.toMap(), filterType.java)
