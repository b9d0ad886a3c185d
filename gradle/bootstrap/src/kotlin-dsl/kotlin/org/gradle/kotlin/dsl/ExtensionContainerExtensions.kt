package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.UnknownDomainObjectException
import org.gradle.api.plugins.ExtensionContainer
import org.gradle.api.reflect.TypeOf
import org.gradle.kotlin.dsl.support.uncheckedCast
import kotlin.reflect.KClass
import kotlin.reflect.KProperty

/** The extension with the given name, or a failure. */
@Throws(UnknownDomainObjectException::class)
operator fun ExtensionContainer.get(name: String): Any = getByName(name)

/** The extension with the given name as [T], or a failure. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Any> ExtensionContainer.getByName(name: String): T {
    val extension = getByName(name)
    return extension as? T ?: throw IllegalStateException(
        "Element '$name' of type '${extension::class.java.name}' from container '$this' " +
            "cannot be cast to '${T::class.qualifiedName}'.",
    )
}

/** The extension that is named after the Kotlin property: `val java: JavaPluginExtension by extensions`. */
operator fun <T> ExtensionContainer.getValue(thisRef: Any?, property: KProperty<*>): T =
    uncheckedCast(getByName(property.name))

/** Adds [extension] under [name] with the public type [T]. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Any> ExtensionContainer.add(name: String, extension: T) = add(typeOf<T>(), name, extension)

/** Creates and adds an extension of type [T]. */
inline fun <reified T : Any> ExtensionContainer.create(name: String, vararg constructionArguments: Any): T =
    create(name, T::class.java, *constructionArguments)

/** The extension of type [T], or a failure. */
inline fun <reified T : Any> ExtensionContainer.getByType(): T = getByType(typeOf<T>())

/** The extension of type [T], or `null`. */
inline fun <reified T : Any> ExtensionContainer.findByType(): T? = findByType(typeOf<T>())

/** Configures the extension of type [T]. */
inline fun <reified T : Any> ExtensionContainer.configure(noinline action: T.() -> Unit) =
    configure(typeOf<T>(), action)

/** Adds [extension] under [name] with the given public type. */
fun <T : Any> ExtensionContainer.add(publicType: KClass<T>, name: String, extension: T) =
    add(publicType.java, name, extension)

/** Creates and adds an extension of the given type. */
fun <T : Any> ExtensionContainer.create(name: String, type: KClass<T>, vararg constructionArguments: Any): T =
    create(name, type.java, *constructionArguments)

/** Creates and adds an extension with a public type apart from its implementation. */
fun <T : Any> ExtensionContainer.create(
    publicType: KClass<T>,
    name: String,
    instanceType: KClass<out T>,
    vararg constructionArguments: Any,
): T = create(publicType.java, name, instanceType.java, *constructionArguments)

/** Creates and adds an extension with a public type apart from its implementation. */
fun <T : Any> ExtensionContainer.create(
    publicType: TypeOf<T>,
    name: String,
    instanceType: KClass<out T>,
    vararg constructionArguments: Any,
): T = create(publicType, name, instanceType.java, *constructionArguments)

/** The extension of the given type, or a failure. */
fun <T : Any> ExtensionContainer.getByType(type: KClass<T>): T = getByType(type.java)

/** The extension of the given type, or `null`. */
fun <T : Any> ExtensionContainer.findByType(type: KClass<T>): T? = findByType(type.java)

/** Configures the extension of the given type. */
fun <T : Any> ExtensionContainer.configure(type: KClass<T>, action: Action<in T>) = configure(type.java, action)
