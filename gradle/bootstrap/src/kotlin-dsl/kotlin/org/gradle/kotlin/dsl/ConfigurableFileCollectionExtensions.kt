package org.gradle.kotlin.dsl

import org.gradle.api.file.ConfigurableFileCollection
import org.gradle.api.file.FileCollection
import kotlin.reflect.KProperty

/** Lets a file collection back a Kotlin property: `var classpath by objects.fileCollection()`. */
operator fun ConfigurableFileCollection.getValue(receiver: Any?, property: KProperty<*>): ConfigurableFileCollection =
    this

/** Replaces the files of the collection behind a Kotlin property. */
operator fun ConfigurableFileCollection.setValue(receiver: Any?, property: KProperty<*>, value: Iterable<*>) =
    setFrom(value)

/** Replaces the files of the collection: what `collection = files` means. */
fun ConfigurableFileCollection.assign(fileCollection: FileCollection) {
    setFrom(fileCollection)
}
