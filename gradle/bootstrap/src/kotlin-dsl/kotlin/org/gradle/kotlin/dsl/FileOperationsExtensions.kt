package org.gradle.kotlin.dsl

import org.gradle.api.Project
import org.gradle.api.file.ConfigurableFileTree
import org.gradle.api.java.archives.Manifest
import org.gradle.api.tasks.AbstractCopyTask
import org.gradle.api.tasks.SourceSetOutput
import java.io.FilterReader
import kotlin.reflect.KClass

/** A file tree: `fileTree("dir" to "libs", "include" to "*.jar")`. */
fun Project.fileTree(vararg args: Pair<String, Any?>): ConfigurableFileTree = fileTree(args.toMap())

/** Expands `name` placeholders in the files to copy. */
fun AbstractCopyTask.expand(vararg properties: Pair<String, Any?>): AbstractCopyTask = expand(properties.toMap())

/** Filters the files to copy through a reader of type [T]. */
inline fun <reified T : FilterReader> AbstractCopyTask.filter(vararg properties: Pair<String, Any?>): AbstractCopyTask =
    filter(T::class, *properties)

/** Filters the files to copy through a reader of the given type. */
fun <T : FilterReader> AbstractCopyTask.filter(
    filterType: KClass<T>,
    vararg properties: Pair<String, Any?>,
): AbstractCopyTask = if (properties.isEmpty()) filter(filterType.java) else filter(properties.toMap(), filterType.java)

/** Adds main attributes: `attributes("Main-Class" to "org.acme.Main")`. */
fun Manifest.attributes(vararg attributes: Pair<String, Any?>): Manifest = attributes(attributes.toMap())

/** Adds attributes to a section: `attributes("org/acme/", "Sealed" to "true")`. */
fun Manifest.attributes(sectionName: String, vararg attributes: Pair<String, Any?>): Manifest =
    attributes(attributes.toMap(), sectionName)

/** Adds a directory of outputs: `output.dir(generated, "builtBy" to "generate")`. */
fun SourceSetOutput.dir(dir: Any, vararg options: Pair<String, Any?>) = dir(options.toMap(), dir)
