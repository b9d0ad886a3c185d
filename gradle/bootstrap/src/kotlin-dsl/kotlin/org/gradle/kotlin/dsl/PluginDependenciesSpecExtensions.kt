package org.gradle.kotlin.dsl

import org.gradle.plugin.use.PluginDependenciesSpec
import org.gradle.plugin.use.PluginDependencySpec

/** The version of the `kotlin-dsl` plugins that goes with this Gradle. */
val expectedKotlinDslPluginsVersion: String = "4.4.0"

/** The `embedded-kotlin` plugin. */
val PluginDependenciesSpec.`embedded-kotlin`: PluginDependencySpec
    get() = id("org.gradle.kotlin.embedded-kotlin") version expectedKotlinDslPluginsVersion

/** The `kotlin-dsl` plugin. */
val PluginDependenciesSpec.`kotlin-dsl`: PluginDependencySpec
    get() = id("org.gradle.kotlin.kotlin-dsl") version expectedKotlinDslPluginsVersion

/** The `kotlin-dsl-base` plugin. */
val PluginDependenciesSpec.`kotlin-dsl-base`: PluginDependencySpec
    get() = id("org.gradle.kotlin.kotlin-dsl.base") version expectedKotlinDslPluginsVersion

/** The `kotlin-dsl-precompiled-script-plugins` plugin. */
val PluginDependenciesSpec.`kotlin-dsl-precompiled-script-plugins`: PluginDependencySpec
    get() = id("org.gradle.kotlin.kotlin-dsl.precompiled-script-plugins") version expectedKotlinDslPluginsVersion
