package org.gradle.kotlin.dsl.provider

import org.gradle.api.reflect.TypeOf
import java.lang.reflect.Modifier
import kotlin.reflect.KVisibility

/** Writes types as Kotlin source, as far as a script's class loader can see them. */
internal class TypeVisibility(private val classLoader: ClassLoader) {

    /** The type as Kotlin source, or null where a script cannot name it. */
    fun nameOf(type: TypeOf<*>): String? = when {
        type.isWildcard -> type.upperBound?.let(::nameOf)?.let { "out $it" } ?: "*"

        type.isArray -> nameOf(type.componentType!!)?.let { "Array<$it>" }

        type.isParameterized -> nameOf(type.parameterizedTypeDefinition.concreteClass)?.let { definition ->
            val arguments = type.actualTypeArguments.map { nameOf(it) ?: "*" }
            "$definition<${arguments.joinToString()}>"
        }

        else -> nameOf(type.concreteClass)?.let { it + starProjection(type.concreteClass) }
    }

    private fun nameOf(type: Class<*>): String? =
        KOTLIN_NAMES[type.name] ?: type.canonicalName?.takeIf { isVisible(type) }
            ?.split('.')?.joinToString(".") { if (it in KEYWORDS) "`$it`" else it }

    private fun starProjection(type: Class<*>) =
        if (type.typeParameters.isEmpty()) "" else type.typeParameters.joinToString(prefix = "<", postfix = ">") { "*" }

    private fun isVisible(type: Class<*>): Boolean =
        generateSequence(type) { it.enclosingClass }.all { isPublic(it) } && !type.isSynthetic && isLoadable(type)

    private fun isPublic(type: Class<*>) = Modifier.isPublic(type.modifiers) && !isInternalInKotlin(type)

    private fun isInternalInKotlin(type: Class<*>) = type.isAnnotationPresent(Metadata::class.java) && try {
        type.kotlin.visibility == KVisibility.INTERNAL
    } catch (_: Error) {
        // Written by a newer Kotlin than Gradle's, whose metadata cannot be read: the JVM's view has to do.
        false
    }

    private fun isLoadable(type: Class<*>) = try {
        classLoader.loadClass(type.name) === type
    } catch (_: ClassNotFoundException) {
        false
    }

    private companion object {
        val KOTLIN_NAMES = mapOf(
            "java.lang.Object" to "Any",
            "java.lang.String" to "String",
            "java.lang.CharSequence" to "CharSequence",
            "java.lang.Number" to "Number",
            "java.lang.Integer" to "Int",
            "java.lang.Long" to "Long",
            "java.lang.Short" to "Short",
            "java.lang.Byte" to "Byte",
            "java.lang.Character" to "Char",
            "java.lang.Boolean" to "Boolean",
            "java.lang.Double" to "Double",
            "java.lang.Float" to "Float",
            "java.lang.Iterable" to "MutableIterable",
            "java.util.Collection" to "MutableCollection",
            "java.util.List" to "MutableList",
            "java.util.Set" to "MutableSet",
            "java.util.Map" to "MutableMap",
        )
        val KEYWORDS = setOf(
            "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
            "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof",
            "val", "var", "when", "while",
        )
    }
}
