package org.gradle.kotlin.dsl

import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible
import org.gradle.plugin.use.PluginDependenciesSpec
import org.gradle.plugin.use.PluginDependency
import org.gradle.plugin.use.PluginDependencySpec

/**
 * Receiver of the `plugins` block.
 */
@GradleDsl
class PluginDependenciesSpecScope(private val plugins: PluginDependenciesSpec) : PluginDependenciesSpec {

    override fun id(id: String): PluginDependencySpec = plugins.id(id)

    override fun alias(notation: Provider<PluginDependency>): PluginDependencySpec = plugins.alias(notation)

    override fun alias(notation: ProviderConvertible<PluginDependency>): PluginDependencySpec = plugins.alias(notation)
}

/** Sets the version of the plugin: `id("org.acme") version "1.0"`. */
infix fun PluginDependencySpec.version(version: String?): PluginDependencySpec = version(version)

/** Sets the version of the plugin from a version catalog: `id("org.acme") version libs.versions.acme`. */
infix fun PluginDependencySpec.version(version: Provider<String>): PluginDependencySpec = version(version)

/** Sets whether the plugin is applied: `id("org.acme") version "1.0" apply false`. */
infix fun PluginDependencySpec.apply(apply: Boolean): PluginDependencySpec = apply(apply)
