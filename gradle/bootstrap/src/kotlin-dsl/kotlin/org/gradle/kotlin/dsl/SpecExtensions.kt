package org.gradle.kotlin.dsl

import org.gradle.api.specs.Spec

/**
 * Lets a [Spec] be called like a predicate.
 */
operator fun <T> Spec<T>.invoke(candidate: T): Boolean = isSatisfiedBy(candidate)
