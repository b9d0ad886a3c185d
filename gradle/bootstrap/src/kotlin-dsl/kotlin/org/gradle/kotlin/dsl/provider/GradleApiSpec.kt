package org.gradle.kotlin.dsl.provider

import org.gradle.initialization.GradleApiSpecProvider

/** Lets scripts and plugins see the Kotlin standard library that Gradle itself uses. */
class GradleApiSpec :
    GradleApiSpecProvider.SpecAdapter(),
    GradleApiSpecProvider {
    override fun get(): GradleApiSpecProvider.Spec = this

    override fun getExportedPackages(): Set<String> = setOf("kotlin")
}
