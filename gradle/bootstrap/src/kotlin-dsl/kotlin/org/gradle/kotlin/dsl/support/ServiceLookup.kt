package org.gradle.kotlin.dsl.support

import org.gradle.api.Project
import org.gradle.api.initialization.Settings
import org.gradle.api.internal.GradleInternal
import org.gradle.api.internal.SettingsInternal
import org.gradle.api.internal.project.ProjectInternal
import org.gradle.api.invocation.Gradle
import org.gradle.internal.service.ServiceRegistry

/** Looks up a Gradle service in the scope of this project. */
inline fun <reified T : Any> Project.serviceOf(): T = servicesOf(this)[T::class.java]

/** Looks up a Gradle service in the scope of these settings. */
inline fun <reified T : Any> Settings.serviceOf(): T = servicesOf(this)[T::class.java]

/** Looks up a Gradle service in the scope of this build. */
inline fun <reified T : Any> Gradle.serviceOf(): T = servicesOf(this)[T::class.java]

/** The services of [project], also when it is wrapped in a script. */
fun servicesOf(project: Project): ServiceRegistry = (project.project as ProjectInternal).services

/** The services of [settings], also when they are wrapped in a script. */
fun servicesOf(settings: Settings): ServiceRegistry = (settings.settings as SettingsInternal).services

/** The services of [gradle], also when it is wrapped in a script. */
fun servicesOf(gradle: Gradle): ServiceRegistry = (gradle.gradle as GradleInternal).services
