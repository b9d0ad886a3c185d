package org.gradle.kotlin.dsl

import org.gradle.api.artifacts.Configuration
import org.gradle.kotlin.dsl.support.excludeMapFor

/** Excludes dependencies from this configuration. */
fun Configuration.exclude(group: String? = null, module: String? = null): Configuration =
    exclude(excludeMapFor(group, module))

/** Excludes dependencies from this configuration: `exclude("group" to "org.acme")`. */
fun Configuration.exclude(vararg excludeProperties: Pair<String, String>): Configuration =
    exclude(excludeProperties.toMap())
