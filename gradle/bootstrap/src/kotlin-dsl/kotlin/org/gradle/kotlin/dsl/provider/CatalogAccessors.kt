package org.gradle.kotlin.dsl.provider

import org.gradle.api.internal.catalog.ExternalModuleDependencyFactory

/** Text that gives a prelude the version catalogs by name: `alias(libs.plugins.spotless)`. */
internal object CatalogAccessors {
    fun of(catalogs: Map<String, ExternalModuleDependencyFactory>): String =
        catalogs.entries.joinToString("") { (name, catalog) ->
            "\nval `$name` get() = catalog(\"$name\") as ${catalog.javaClass.publicName}"
        }

    /** Gradle decorates the generated classes; scripts must name the class that was generated. */
    private val Class<*>.publicName: String
        get() = generateSequence(this as Class<*>) {
            it.superclass
        }.first { !it.simpleName.endsWith("_Decorated") }.name
}
