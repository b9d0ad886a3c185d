package org.gradle.kotlin.dsl.support

import kotlin.reflect.KClass

/** The failure to report when the element [name] of [container] is not of the [expected] type. */
fun illegalElementType(container: Any, name: String, expected: KClass<*>, actual: KClass<*>) = IllegalArgumentException(
    "Element '$name' of type '${actual.java.name}' from container '$container' " +
        "cannot be cast to '${expected.qualifiedName}'.",
)
