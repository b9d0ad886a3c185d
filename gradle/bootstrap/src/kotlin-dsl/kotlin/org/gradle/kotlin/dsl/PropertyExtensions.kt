package org.gradle.kotlin.dsl

import org.gradle.api.file.FileSystemLocation
import org.gradle.api.file.FileSystemLocationProperty
import org.gradle.api.provider.HasMultipleValues
import org.gradle.api.provider.MapProperty
import org.gradle.api.provider.Property
import org.gradle.api.provider.Provider
import java.io.File

// What `property = value` means, by way of the assignment compiler plugin.

/** Sets the property to [value]. */
fun <T> Property<T>.assign(value: T?) {
    set(value)
}

/** Connects the property to the [value] provider. */
fun <T> Property<T>.assign(value: Provider<out T?>) {
    set(value)
}

/** Sets the location to [file]. */
fun <T : FileSystemLocation> FileSystemLocationProperty<T>.assign(file: File?) {
    set(file)
}

/** Connects the location to the file which [provider] yields. */
fun <T : FileSystemLocation> FileSystemLocationProperty<T>.assign(provider: Provider<File?>) {
    fileProvider(provider)
}

/** Replaces the elements of the property. */
fun <T> HasMultipleValues<T>.assign(elements: Iterable<T?>?) {
    set(elements)
}

/** Connects the elements of the property to [provider]. */
fun <T> HasMultipleValues<T>.assign(provider: Provider<out Iterable<T?>?>) {
    set(provider)
}

/** Replaces the entries of the property. */
fun <K, V> MapProperty<K, V>.assign(entries: Map<out K?, V?>?) {
    set(entries)
}

/** Connects the entries of the property to [provider]. */
fun <K, V> MapProperty<K, V>.assign(provider: Provider<out Map<out K?, V?>?>) {
    set(provider)
}
