package org.gradle.kotlin.dsl

import org.gradle.api.Plugin
import org.gradle.api.initialization.Settings
import org.gradle.api.plugins.PluginAware
import org.gradle.plugin.use.PluginDependenciesSpec
import kotlin.reflect.KProperty

/** Applies the plugin of type [T] to the settings. */
inline fun <reified T : Plugin<Settings>> Settings.apply() = (this as PluginAware).apply<T>()

/** Reads a Gradle property: `val version: String by settings`. */
operator fun Settings.provideDelegate(any: Any?, property: KProperty<*>): PropertyDelegate =
    propertyDelegateFor(settings, property)

/** Configures the class path of the settings script. */
fun Settings.buildscript(block: ScriptHandlerScope.() -> Unit) = ScriptHandlerScope(buildscript).block()

/** Rejects a `plugins` block that is not at the top of a settings script. */
@Suppress("unused", "unused_parameter", "DeprecatedCallableAddReplaceWith")
@Deprecated(
    "The plugins {} block must not be used here. " +
        "If you need to apply a plugin imperatively, please use apply<PluginType>() or apply(plugin = \"id\") instead.",
    level = DeprecationLevel.ERROR,
)
fun Settings.plugins(block: PluginDependenciesSpec.() -> Unit): Nothing = invalidPluginsCall()
