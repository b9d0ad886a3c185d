package org.gradle.kotlin.dsl.provider

import org.gradle.configuration.ImportsReader
import org.jetbrains.kotlin.scripting.definitions.ScriptDefinition
import kotlin.reflect.KClass
import kotlin.script.experimental.api.ScriptCompilationConfiguration
import kotlin.script.experimental.api.baseClass
import kotlin.script.experimental.api.defaultImports
import kotlin.script.experimental.api.fileExtension
import kotlin.script.experimental.api.hostConfiguration
import kotlin.script.experimental.api.implicitReceivers
import kotlin.script.experimental.host.ScriptingHostConfiguration
import kotlin.script.experimental.jvm.defaultJvmScriptingHostConfiguration

/** Tells the Kotlin compiler what a script sees: its base class, its implicit receiver and its default imports. */
internal class ScriptTemplates(gradleImports: ImportsReader) {

    private val packages = gradleImports.importPackages.map { "$it.*" }

    /** Where two packages have a class of the same name, Gradle puts the one that scripts mean first. */
    private val preferredClasses = gradleImports.simpleNameToFullClassNamesMapping.values
        .filter { it.size > 1 }
        .map { it.first() }

    private val defaultImports = packages + preferredClasses + listOf(
        "org.gradle.kotlin.dsl.*",
        "java.io.File",
        "java.math.BigDecimal",
        "java.math.BigInteger",
        "java.util.concurrent.Callable",
        "java.util.concurrent.TimeUnit",
        "javax.inject.Inject",
    )

    fun prelude(kind: ScriptKind) = ScriptTemplate("prelude $kind", definition(kind, kind.preludeTemplate))

    fun body(kind: ScriptKind) = ScriptTemplate("body $kind", definition(kind, kind.bodyTemplate))

    private fun definition(kind: ScriptKind, template: KClass<*>): ScriptDefinition {
        val host = ScriptingHostConfiguration(defaultJvmScriptingHostConfiguration)
        val configuration = ScriptCompilationConfiguration {
            baseClass(template)
            fileExtension("gradle.kts")
            implicitReceivers(kind.receiver)
            defaultImports(this@ScriptTemplates.defaultImports)
            hostConfiguration(host)
        }
        return ScriptDefinition.FromConfigurations(host, configuration, null)
    }
}

/** A [definition] for the Kotlin compiler, with an [id] that tells it from others in every run of Gradle. */
internal class ScriptTemplate(val id: String, val definition: ScriptDefinition)
