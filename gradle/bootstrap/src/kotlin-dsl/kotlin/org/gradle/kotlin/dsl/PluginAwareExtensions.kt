package org.gradle.kotlin.dsl

import org.gradle.api.Plugin
import org.gradle.api.invocation.Gradle
import org.gradle.api.plugins.ObjectConfigurationAction
import org.gradle.api.plugins.PluginAware
import org.gradle.api.plugins.PluginCollection
import org.gradle.api.plugins.PluginContainer
import org.gradle.api.plugins.PluginManager
import kotlin.reflect.KClass

/** Applies the plugin of type [T]. */
inline fun <reified T : Plugin<*>> PluginAware.apply() {
    pluginManager.apply(T::class.java)
}

/** Applies the plugin of type [T] to each of [targets]. */
inline fun <reified T : Plugin<*>> PluginAware.applyTo(vararg targets: Any) = apply {
    plugin(T::class.java)
    to(*targets)
}

/** Applies a plugin or a script, to [to] if given: `apply(plugin = "java")`, `apply(from = "other.gradle.kts")`. */
fun PluginAware.apply(from: Any? = null, plugin: String? = null, to: Any? = null) {
    require(from != null || plugin != null) { "At least one of 'from' or 'plugin' must be given." }
    apply {
        plugin?.let { plugin(it) }
        from?.let { from(it) }
        to?.let { to(it) }
    }
}

/** Applies the plugin of type [T] to the build. */
inline fun <reified T : Plugin<Gradle>> Gradle.apply() = (this as PluginAware).apply<T>()

/** Applies the plugin of type [T]. */
inline fun <reified T : Plugin<*>> ObjectConfigurationAction.plugin(): ObjectConfigurationAction = plugin(T::class.java)

/** Applies the plugin or rule source of type [T]. */
inline fun <reified T : Any> ObjectConfigurationAction.type(): ObjectConfigurationAction = type(T::class.java)

/** Applies the plugin of the given type. */
fun ObjectConfigurationAction.plugin(pluginClass: KClass<out Plugin<*>>): ObjectConfigurationAction =
    plugin(pluginClass.java)

/** Applies the plugin or rule source of the given type. */
fun ObjectConfigurationAction.type(pluginClass: KClass<*>): ObjectConfigurationAction = type(pluginClass.java)

/** Applies the plugin of the given type. */
fun PluginManager.apply(type: KClass<*>) = apply(type.java)

/** Applies the plugin of type [T]. */
inline fun <reified T : Plugin<*>> PluginManager.apply() = apply(T::class.java)

/** Applies the plugin of the given type. */
fun <T : Plugin<*>> PluginContainer.apply(type: KClass<T>): T = apply(type.java)

/** Applies the plugin of type [T]. */
inline fun <reified T : Plugin<*>> PluginContainer.apply(): T = apply(T::class.java)

/** The applied plugin of the given type, or a failure. */
fun <T : Plugin<*>> PluginContainer.getPlugin(type: KClass<T>): T = getPlugin(type.java)

/** The applied plugin of the given type, or `null`. */
fun <T : Plugin<*>> PluginContainer.findPlugin(type: KClass<T>): T? = findPlugin(type.java)

/** Whether the plugin of the given type is applied. */
fun PluginContainer.hasPlugin(type: KClass<out Plugin<*>>): Boolean = hasPlugin(type.java)

/** The applied plugin of the given type, or a failure: `plugins[JavaPlugin::class]`. */
operator fun <T : Plugin<*>> PluginContainer.get(type: KClass<T>): T = getPlugin(type.java)

/** The plugins of the given type. */
fun <S : Plugin<*>> PluginCollection<in S>.withType(type: KClass<S>): PluginCollection<S> = withType(type.java)

/** The plugins of type [S]. */
inline fun <reified S : Plugin<*>> PluginCollection<in S>.withType(): PluginCollection<S> = withType(S::class.java)
