package org.gradle.kotlin.dsl

import org.gradle.api.Action

/**
 * Lets an [Action] be called like a function.
 */
operator fun <T> Action<T>.invoke(target: T) = execute(target)
