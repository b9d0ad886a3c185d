package org.gradle.kotlin.dsl

/**
 * Marks the receivers of the Gradle Kotlin DSL so that the members of an outer one are not used by accident.
 */
@DslMarker
@Target(AnnotationTarget.CLASS, AnnotationTarget.TYPE)
annotation class GradleDsl
