package org.gradle.kotlin.dsl.provider

import org.gradle.api.GradleException
import org.gradle.api.logging.Logging
import org.gradle.groovy.scripts.ScriptSource
import org.gradle.internal.exceptions.LocationAwareException
import org.jetbrains.kotlin.name.NameUtils
import java.io.File

/** Compiles scripts and accessors, each text against each class path only once on a machine. */
internal class ScriptCompiler(private val cache: CompilationCache, val templates: ScriptTemplates) {

    fun compileScript(script: ScriptText, template: ScriptTemplate, classPath: List<File>): CompiledScript {
        val purpose = "${template.id} ${script.fileName}"
        val classes = cache.classesFor(script.text, purpose, classPath) { work ->
            val sourceFile = work.resolve(script.fileName).toFile().apply { writeText(script.text) }
            val classes = work.resolve(CLASSES).toFile()
            val result = KotlinCompilation(classPath).compile(sourceFile, classes, template.definition)
            result.warnings.forEach { logger.warn("w: ${script.position(it)}: ${it.message}") }
            if (!result.succeeded) throw script.compilationFailure(result.errors)
        }
        return CompiledScript(classes, NameUtils.getScriptNameForFile(script.fileName).asString())
    }

    fun compileAccessors(text: String, classPath: List<File>): File =
        cache.classesFor(text, "accessors", classPath) { work ->
            val sourceFile = work.resolve("Accessors.kt").toFile().apply { writeText(text) }
            val result = KotlinCompilation(classPath).compile(sourceFile, work.resolve(CLASSES).toFile(), null)
            if (!result.succeeded) {
                val lines = text.lines()
                val details = result.errors.joinToString("\n") { "${it.message} in: ${lines.getOrNull(it.line - 1)}" }
                throw GradleException("The accessors to what the applied plugins add do not compile:\n$details")
            }
        }

    private companion object {
        const val CLASSES = CompilationCache.CLASSES
        val logger = Logging.getLogger(ScriptCompiler::class.java)!!
    }
}

/** Where the classes of a compiled script are and which of them is the script. */
internal class CompiledScript(val classes: File, val className: String)

/** One stage of a script as the compiler gets it. */
internal class ScriptText(val fileName: String, val text: String, private val source: ScriptSource) {

    fun position(message: CompilerMessage) = "${source.fileName}:${message.line}:${message.column}"

    fun compilationFailure(errors: List<CompilerMessage>): Throwable {
        val lines = text.lines()
        val details = errors.joinToString("\n\n") { error ->
            val quoted = lines.getOrNull(error.line - 1)?.let {
                "\n    $it\n    ${" ".repeat(maxOf(0, error.column - 1))}^"
            }
            "  ${position(error)}: ${error.message}${quoted.orEmpty()}"
        }
        val title = if (errors.size == 1) "Script compilation error" else "${errors.size} script compilation errors"
        val failure = GradleException("$title:\n\n$details")
        return LocationAwareException(failure, source, errors.firstOrNull { it.line > 0 }?.line)
    }
}
