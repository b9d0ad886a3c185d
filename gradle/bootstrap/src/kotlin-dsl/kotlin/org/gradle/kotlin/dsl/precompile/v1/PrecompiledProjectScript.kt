package org.gradle.kotlin.dsl.precompile.v1

import org.gradle.api.Action
import org.gradle.api.PathValidation
import org.gradle.api.Project
import org.gradle.api.file.ConfigurableFileCollection
import org.gradle.api.file.ConfigurableFileTree
import org.gradle.api.file.CopySpec
import org.gradle.api.file.DeleteSpec
import org.gradle.api.file.FileTree
import org.gradle.api.logging.Logger
import org.gradle.api.logging.LoggingManager
import org.gradle.api.plugins.PluginAware
import org.gradle.api.resources.ResourceHandler
import org.gradle.api.tasks.WorkResult
import org.gradle.kotlin.dsl.ScriptHandlerScope
import org.gradle.plugin.use.PluginDependenciesSpec
import org.gradle.process.ExecResult
import org.gradle.process.ExecSpec
import org.gradle.process.JavaExecSpec
import java.io.File
import java.net.URI

/**
 * Base of the published plugins which were compiled from a project script.
 *
 * Such a script calls these methods on itself rather than on its project.
 */
@Suppress("unused")
open class PrecompiledProjectScript(private val target: Project) : PluginAware by target {

    val logger: Logger get() = target.logger
    val logging: LoggingManager get() = target.logging
    val resources: ResourceHandler get() = target.resources

    fun relativePath(path: Any): String = target.relativePath(path)
    fun uri(path: Any): URI = target.uri(path)
    fun file(path: Any): File = target.file(path)
    fun file(path: Any, validation: PathValidation): File = target.file(path, validation)
    fun files(vararg paths: Any): ConfigurableFileCollection = target.files(*paths)
    fun files(paths: Any, configuration: Action<ConfigurableFileCollection>): ConfigurableFileCollection =
        target.files(paths, configuration)
    fun fileTree(baseDir: Any): ConfigurableFileTree = target.fileTree(baseDir)
    fun fileTree(baseDir: Any, configuration: Action<ConfigurableFileTree>): ConfigurableFileTree =
        target.fileTree(baseDir, configuration)
    fun zipTree(zipPath: Any): FileTree = target.zipTree(zipPath)
    fun tarTree(tarPath: Any): FileTree = target.tarTree(tarPath)
    fun mkdir(path: Any): File = target.mkdir(path)
    fun delete(vararg paths: Any): Boolean = target.delete(*paths)
    fun delete(configuration: Action<DeleteSpec>): WorkResult = target.delete(configuration)
    fun copy(configuration: Action<CopySpec>): WorkResult = target.copy(configuration)
    fun copySpec(): CopySpec = target.copySpec()
    fun copySpec(configuration: Action<CopySpec>): CopySpec = target.copySpec(configuration)
    fun exec(configuration: Action<ExecSpec>): ExecResult = target.exec(configuration)
    fun javaexec(configuration: Action<JavaExecSpec>): ExecResult = target.javaexec(configuration)

    /** Applies the plugins of the script. */
    fun plugins(block: PluginDependenciesSpec.() -> Unit) = AppliedPlugins(target).block()

    /** Rejects a class path, as the script is compiled already. */
    @Suppress("UNUSED_PARAMETER")
    open fun buildscript(block: ScriptHandlerScope.() -> Unit): Unit =
        throw UnsupportedOperationException("A compiled script plugin has no buildscript {} block.")
}
