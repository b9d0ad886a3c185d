package org.gradle.kotlin.dsl.provider

import org.gradle.api.Project
import org.gradle.api.initialization.Settings
import org.gradle.api.invocation.Gradle
import kotlin.reflect.KClass

/** What a script configures, and which blocks of it have to run before the rest can be compiled. */
internal enum class ScriptKind(
    val receiver: KClass<*>,
    val preludeTemplate: KClass<*>,
    val bodyTemplate: KClass<*>,
    val topLevelBlocks: List<String>,
) {
    PROJECT(
        Project::class,
        ProjectPreludeTemplate::class,
        ProjectTemplate::class,
        listOf("buildscript", "plugins"),
    ),
    SETTINGS(
        Settings::class,
        SettingsOrInitPreludeTemplate::class,
        SettingsOrInitTemplate::class,
        listOf("pluginManagement", "buildscript", "plugins"),
    ),
    INIT(
        Gradle::class,
        SettingsOrInitPreludeTemplate::class,
        SettingsOrInitTemplate::class,
        listOf("initscript"),
    ),
    ;

    companion object {
        fun of(target: Any): ScriptKind = values().firstOrNull { it.receiver.java.isInstance(target) }
            ?: throw IllegalArgumentException(
                "A Kotlin script can be applied to a project, to settings or to Gradle, but not to $target.",
            )
    }
}
