package org.gradle.kotlin.dsl

import org.gradle.api.plugins.ExtensionAware
import org.gradle.api.plugins.ExtraPropertiesExtension
import org.gradle.kotlin.dsl.support.uncheckedCast
import kotlin.reflect.KProperty

/** The extra properties of this object. */
val ExtensionAware.extra: ExtraPropertiesExtension
    get() = extensions.extraProperties

/** Reads and writes an existing extra property: `val name: String by extra`. */
operator fun ExtraPropertiesExtension.provideDelegate(receiver: Any?, property: KProperty<*>): MutablePropertyDelegate =
    if (property.returnType.isMarkedNullable) {
        NullableExtraPropertyDelegate(this, property.name)
    } else {
        NonNullExtraPropertyDelegate(this, property.name)
    }

/** Defines an extra property with an initial value: `val name by extra("value")`. */
operator fun <T> ExtraPropertiesExtension.invoke(initialValue: T): InitialValueExtraPropertyDelegateProvider<T> =
    InitialValueExtraPropertyDelegateProvider.of(this, initialValue)

/** Defines an extra property with a computed initial value: `val name by extra { value() }`. */
inline operator fun <T> ExtraPropertiesExtension.invoke(
    initialValueProvider: () -> T,
): InitialValueExtraPropertyDelegateProvider<T> =
    InitialValueExtraPropertyDelegateProvider.of(this, initialValueProvider())

/** Defines the extra property that is named after the Kotlin property. */
class InitialValueExtraPropertyDelegateProvider<T>
private constructor(
    private val extra: ExtraPropertiesExtension,
    private val initialValue: T,
) {

    companion object {
        fun <T> of(extra: ExtraPropertiesExtension, initialValue: T) =
            InitialValueExtraPropertyDelegateProvider(extra, initialValue)
    }

    operator fun provideDelegate(thisRef: Any?, property: KProperty<*>): InitialValueExtraPropertyDelegate<T> {
        extra.set(property.name, initialValue)
        return InitialValueExtraPropertyDelegate.of(extra)
    }
}

/** Reads and writes an extra property that was defined with an initial value. */
class InitialValueExtraPropertyDelegate<T>
private constructor(private val extra: ExtraPropertiesExtension) {

    companion object {
        fun <T> of(extra: ExtraPropertiesExtension) = InitialValueExtraPropertyDelegate<T>(extra)
    }

    operator fun setValue(receiver: Any?, property: KProperty<*>, value: T) = extra.set(property.name, value)

    operator fun getValue(receiver: Any?, property: KProperty<*>): T = uncheckedCast(extra.get(property.name))
}

private class NonNullExtraPropertyDelegate(private val extra: ExtraPropertiesExtension, private val name: String) :
    MutablePropertyDelegate {

    override fun <T> getValue(receiver: Any?, property: KProperty<*>): T {
        check(extra.has(name)) { "Cannot get non-null extra property '$name' as it does not exist" }
        val value = checkNotNull(extra.get(name)) { "Cannot get non-null extra property '$name' as it is null" }
        return uncheckedCast(value)
    }

    override fun <T> setValue(receiver: Any?, property: KProperty<*>, value: T) = extra.set(property.name, value)
}

private class NullableExtraPropertyDelegate(private val extra: ExtraPropertiesExtension, private val name: String) :
    MutablePropertyDelegate {

    override fun <T> getValue(receiver: Any?, property: KProperty<*>): T =
        uncheckedCast(if (extra.has(name)) extra.get(name) else null)

    override fun <T> setValue(receiver: Any?, property: KProperty<*>, value: T) = extra.set(property.name, value)
}
