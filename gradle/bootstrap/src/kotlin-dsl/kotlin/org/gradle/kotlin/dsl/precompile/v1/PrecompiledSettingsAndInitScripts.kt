package org.gradle.kotlin.dsl.precompile.v1

import org.gradle.api.initialization.Settings
import org.gradle.api.invocation.Gradle
import org.gradle.kotlin.dsl.provider.ScriptOperations
import org.gradle.kotlin.dsl.provider.SettingsOrInitTemplate
import org.gradle.kotlin.dsl.support.servicesOf
import org.gradle.plugin.use.PluginDependenciesSpec
import java.io.File

/** Base of the published plugins which were compiled from a settings script. */
open class PrecompiledSettingsScript(private val target: Settings) :
    SettingsOrInitTemplate(target, ScriptOperations(servicesOf(target), settingsFile(target))) {

    /** Applies the plugins of the script. */
    @Suppress("unused")
    fun plugins(block: PluginDependenciesSpec.() -> Unit) = AppliedPlugins(target).block()
}

/** Paths are relative to the folder of the settings, and not to the plugin's jar. */
private fun settingsFile(settings: Settings) = File(settings.settingsDir, Settings.DEFAULT_SETTINGS_FILE)

/** Base of the published plugins which were compiled from an init script. */
open class PrecompiledInitScript(target: Gradle) :
    SettingsOrInitTemplate(target, ScriptOperations(servicesOf(target), null))
