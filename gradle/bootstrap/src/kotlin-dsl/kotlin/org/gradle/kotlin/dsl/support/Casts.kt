package org.gradle.kotlin.dsl.support

/** Casts without a check, for values whose type Gradle's dynamic model cannot express. */
@Suppress("unchecked_cast", "nothing_to_inline")
inline fun <T> uncheckedCast(obj: Any?): T = obj as T

/** The criteria of an exclude rule, without those that were left open. */
internal fun excludeMapFor(group: String?, module: String?): Map<String, String> =
    mapOf("group" to group, "module" to module).withoutNulls()

/** The entries whose value is present. */
internal fun <V : Any> Map<String, V?>.withoutNulls(): Map<String, V> =
    entries.mapNotNull { (key, value) -> value?.let { key to it } }.toMap()
