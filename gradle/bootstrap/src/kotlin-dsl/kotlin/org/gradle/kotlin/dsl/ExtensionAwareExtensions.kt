package org.gradle.kotlin.dsl

import org.gradle.api.plugins.ExtensionAware
import kotlin.reflect.KClass

/** The extension of type [T]. */
inline fun <reified T : Any> ExtensionAware.the(): T = extensions.getByType(typeOf<T>())

/** The extension of the given type. */
fun <T : Any> ExtensionAware.the(extensionType: KClass<T>): T = extensions.getByType(extensionType.java)

/** Configures the extension of type [T]. */
inline fun <reified T : Any> ExtensionAware.configure(noinline configuration: T.() -> Unit) =
    extensions.configure(typeOf<T>(), configuration)
