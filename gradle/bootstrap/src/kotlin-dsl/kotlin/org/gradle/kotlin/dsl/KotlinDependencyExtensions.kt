package org.gradle.kotlin.dsl

import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.plugin.use.PluginDependenciesSpec
import org.gradle.plugin.use.PluginDependencySpec

/** The version of Kotlin that Gradle embeds; not a constant, as compiled plugins call its getter. */
val embeddedKotlinVersion: String = "1.9.22"

/** The Kotlin module with the given name, in the version that Gradle embeds. */
fun DependencyHandler.embeddedKotlin(module: String): Any = kotlin(module, embeddedKotlinVersion)

/** The Kotlin module with the given name: `kotlin("stdlib")`. */
fun DependencyHandler.kotlin(module: String, version: String? = null): Any =
    "org.jetbrains.kotlin:kotlin-$module" + version?.let { ":$it" }.orEmpty()

/** The Kotlin plugin for the given platform: `kotlin("jvm")`. */
fun PluginDependenciesSpec.kotlin(module: String): PluginDependencySpec = id("org.jetbrains.kotlin.$module")

/** The Kotlin plugin for the given platform, in the version that Gradle embeds. */
fun PluginDependenciesSpec.embeddedKotlin(module: String): PluginDependencySpec =
    id("org.jetbrains.kotlin.$module") version embeddedKotlinVersion
