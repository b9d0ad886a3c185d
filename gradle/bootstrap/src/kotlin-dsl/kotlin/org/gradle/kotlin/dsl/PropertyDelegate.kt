package org.gradle.kotlin.dsl

import org.gradle.api.InvalidUserCodeException
import org.gradle.api.internal.DynamicObjectAware
import org.gradle.api.internal.plugins.DslObject
import org.gradle.internal.metaobject.DynamicObject
import org.gradle.kotlin.dsl.support.uncheckedCast
import kotlin.reflect.KProperty

/** Reads a property of a Gradle object for a Kotlin property of any type. */
interface PropertyDelegate {
    operator fun <T> getValue(receiver: Any?, property: KProperty<*>): T
}

/** Reads and writes a property of a Gradle object for a Kotlin property of any type. */
interface MutablePropertyDelegate : PropertyDelegate {
    operator fun <T> setValue(receiver: Any?, property: KProperty<*>, value: T)
}

/** A delegate for the dynamic property of [target] that has the name of [property]. */
internal fun propertyDelegateFor(target: Any, property: KProperty<*>): PropertyDelegate =
    DynamicPropertyDelegate(target, property.name, property.returnType.isMarkedNullable)

private class DynamicPropertyDelegate(
    private val target: Any,
    private val name: String,
    private val nullable: Boolean,
) : PropertyDelegate {

    private val owner: DynamicObject = (target as? DynamicObjectAware ?: DslObject(target)).asDynamicObject

    override fun <T> getValue(receiver: Any?, property: KProperty<*>): T {
        val result = owner.tryGetProperty(name)
        val value = if (result.isFound) result.value else null
        if (value == null && !nullable) {
            val reason = if (result.isFound) "is null" else "does not exist"
            throw InvalidUserCodeException("Cannot get non-null property '$name' on $target as it $reason")
        }
        return uncheckedCast(value)
    }
}
