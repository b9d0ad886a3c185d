package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.NamedDomainObjectProvider

/** Configures the element when it is realized: `tasks.test { useJUnitPlatform() }`. */
operator fun <T> NamedDomainObjectProvider<T>.invoke(action: Action<in T>) = configure(action)

/** Kept for plugins which were compiled when the block was not yet an [Action]. */
@Deprecated("Only for compiled plugins.", level = DeprecationLevel.HIDDEN)
operator fun <T : Any> NamedDomainObjectProvider<T>.invoke(action: T.() -> Unit) = configure(action)
