package org.gradle.kotlin.dsl

import org.gradle.api.file.ContentFilterable
import java.io.FilterReader
import kotlin.reflect.KClass

/** Expands `name` placeholders in the content: `expand("version" to version)`. */
fun ContentFilterable.expand(vararg properties: Pair<String, Any?>): ContentFilterable = expand(properties.toMap())

/** Filters the content through a reader of type [T]: `filter<ReplaceTokens>("tokens" to tokens)`. */
inline fun <reified T : FilterReader> ContentFilterable.filter(
    vararg properties: Pair<String, Any?>,
): ContentFilterable = filter(T::class, *properties)

/** Filters the content through a reader of type [T]. */
inline fun <reified T : FilterReader> ContentFilterable.filter(properties: Map<String, Any?>): ContentFilterable =
    filter(properties, T::class.java)

/** Filters the content through a reader of the given type. */
fun <T : FilterReader> ContentFilterable.filter(
    filterType: KClass<T>,
    vararg properties: Pair<String, Any?>,
): ContentFilterable = filter(filterType, properties.toMap())

/** Filters the content through a reader of the given type. */
fun <T : FilterReader> ContentFilterable.filter(
    filterType: KClass<T>,
    properties: Map<String, Any?>,
): ContentFilterable = if (properties.isEmpty()) filter(filterType.java) else filter(properties, filterType.java)
