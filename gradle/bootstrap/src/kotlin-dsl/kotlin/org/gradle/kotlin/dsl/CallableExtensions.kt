package org.gradle.kotlin.dsl

import java.util.concurrent.Callable

/**
 * Lets a [Callable] be called like a function.
 */
operator fun <T> Callable<T>.invoke(): T = call()
