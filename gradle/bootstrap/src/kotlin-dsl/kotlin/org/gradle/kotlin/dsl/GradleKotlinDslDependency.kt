// Compiled plugins look for these functions in the class of this name.
@file:JvmMultifileClass
@file:JvmName("ProjectExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.Project
import org.gradle.api.artifacts.Dependency
import org.gradle.api.artifacts.FileCollectionDependency
import org.gradle.api.internal.artifacts.dependencies.DefaultFileCollectionDependency
import org.gradle.api.internal.artifacts.dsl.dependencies.DependencyFactoryInternal.ClassPathNotation
import org.gradle.api.internal.file.FileCollectionInternal
import org.gradle.internal.component.local.model.OpaqueComponentIdentifier
import java.io.File

/** A dependency on the Gradle API, the Kotlin DSL and the Kotlin libraries of this Gradle. */
fun Project.gradleKotlinDsl(): Dependency {
    val gradleApi = dependencies.gradleApi() as FileCollectionDependency
    val kotlinDsl = listOf(
        DependencyHandlerScope::class.java,
        Unit::class.java,
        Class.forName("kotlin.reflect.full.KClasses"),
    ).map { File(it.protectionDomain.codeSource.location.toURI()) }
    return DefaultFileCollectionDependency(
        OpaqueComponentIdentifier(ClassPathNotation.GRADLE_KOTLIN_DSL),
        files(gradleApi.files, kotlinDsl) as FileCollectionInternal,
    )
}
