package org.gradle.kotlin.dsl

import org.gradle.api.Project
import org.gradle.api.Task
import org.gradle.api.plugins.PluginAware
import org.gradle.api.tasks.TaskContainer
import org.gradle.api.tasks.TaskInputs
import org.gradle.api.tasks.WriteProperties
import org.gradle.process.JavaForkOptions
import org.gradle.process.ProcessForkOptions

// Groovy's named arguments as pairs, for methods which take a map.

/** Applies a plugin or a script: `apply("plugin" to "java")`. */
fun PluginAware.apply(vararg options: Pair<String, Any?>) = apply(options.toMap())

/** Creates a task: `task("copyAll", "type" to Copy::class.java)`. */
fun Project.task(name: String, vararg args: Pair<String, Any?>): Task = task(args.toMap(), name)

/** Creates a task: `tasks.create("name" to "copyAll", "type" to Copy::class.java)`. */
fun TaskContainer.create(vararg options: Pair<String, Any?>): Task = create(options.toMap())

/** Adds input properties: `inputs.properties("version" to version)`. */
fun TaskInputs.properties(vararg properties: Pair<String, Any?>): TaskInputs = properties(properties.toMap())

/** Adds properties to write: `properties("version" to version)`. */
fun WriteProperties.properties(vararg properties: Pair<String, Any?>) = properties(properties.toMap())

/** Adds system properties: `systemProperties("user.language" to "en")`. */
fun JavaForkOptions.systemProperties(vararg properties: Pair<String, Any?>): JavaForkOptions =
    systemProperties(properties.toMap())

/** Replaces the system properties. */
fun JavaForkOptions.setSystemProperties(vararg properties: Pair<String, Any?>) = setSystemProperties(properties.toMap())

/** Adds environment variables: `environment("LANG" to "C")`. */
fun ProcessForkOptions.environment(vararg environmentVariables: Pair<String, Any?>): ProcessForkOptions =
    environment(environmentVariables.toMap())

/** Replaces the environment. */
fun ProcessForkOptions.setEnvironment(vararg environmentVariables: Pair<String, Any?>) =
    setEnvironment(environmentVariables.toMap())
