package org.gradle.kotlin.dsl.provider

import org.gradle.api.Action
import org.gradle.api.PathValidation
import org.gradle.api.file.ConfigurableFileCollection
import org.gradle.api.file.ConfigurableFileTree
import org.gradle.api.file.CopySpec
import org.gradle.api.file.DeleteSpec
import org.gradle.api.file.FileTree
import org.gradle.api.internal.ProcessOperations
import org.gradle.api.internal.file.DefaultFileOperations
import org.gradle.api.internal.file.FileCollectionFactory
import org.gradle.api.internal.file.FileLookup
import org.gradle.api.internal.file.FileOperations
import org.gradle.api.internal.model.InstantiatorBackedObjectFactory
import org.gradle.api.logging.Logger
import org.gradle.api.logging.Logging
import org.gradle.api.plugins.PluginAware
import org.gradle.api.resources.ResourceHandler
import org.gradle.api.tasks.WorkResult
import org.gradle.internal.reflect.Instantiator
import org.gradle.internal.service.ServiceRegistry
import org.gradle.process.ExecResult
import org.gradle.process.ExecSpec
import org.gradle.process.JavaExecSpec
import org.gradle.process.internal.ExecFactory
import java.io.File
import java.net.URI

/** Base of the second part of settings and init scripts: files and processes, which there come from the script and not from its target. */
@Suppress("unused")
abstract class SettingsOrInitTemplate(target: PluginAware, private val operations: ScriptOperations) :
    PluginAware by target {

    val logger: Logger get() = Logging.getLogger("org.gradle.kotlin.dsl.script")
    val resources: ResourceHandler get() = operations.files.resources

    fun file(path: Any): File = operations.files.file(path)
    fun file(path: Any, validation: PathValidation): File = operations.files.file(path, validation)
    fun files(vararg paths: Any): ConfigurableFileCollection = operations.files.configurableFiles(*paths)
    fun fileTree(baseDir: Any): ConfigurableFileTree = operations.files.fileTree(baseDir)
    fun fileTree(baseDir: Any, configuration: ConfigurableFileTree.() -> Unit): ConfigurableFileTree =
        fileTree(baseDir).apply(configuration)
    fun zipTree(zipPath: Any): FileTree = operations.files.zipTree(zipPath)
    fun tarTree(tarPath: Any): FileTree = operations.files.tarTree(tarPath)
    fun uri(path: Any): URI = operations.files.uri(path)
    fun relativePath(path: Any): String = operations.files.relativePath(path)
    fun mkdir(path: Any): File = operations.files.mkdir(path)
    fun delete(vararg paths: Any): Boolean = operations.files.delete(*paths)
    fun delete(configuration: Action<DeleteSpec>): WorkResult = operations.files.delete(configuration)
    fun copy(configuration: Action<CopySpec>): WorkResult = operations.files.copy(configuration)
    fun copySpec(): CopySpec = operations.files.copySpec()
    fun exec(configuration: Action<ExecSpec>): ExecResult = operations.processes.exec(configuration)
    fun javaexec(configuration: Action<JavaExecSpec>): ExecResult = operations.processes.javaexec(configuration)
}

/** Base of the first part of settings and init scripts. */
abstract class SettingsOrInitPreludeTemplate(
    target: PluginAware,
    operations: ScriptOperations,
    override val preludeContext: PreludeContext,
) : SettingsOrInitTemplate(target, operations),
    Prelude

/** The files and processes of a script outside a project, with paths relative to the script's own folder. */
class ScriptOperations(services: ServiceRegistry, scriptFile: File?) {
    private val resolver = services[FileLookup::class.java].let {
        if (scriptFile == null) it.fileResolver else it.getFileResolver(scriptFile.parentFile)
    }
    private val collections = services[FileCollectionFactory::class.java].withResolver(resolver)

    val files: FileOperations = DefaultFileOperations.createSimple(resolver, collections, services)

    val processes: ProcessOperations by lazy {
        val instantiator = services[Instantiator::class.java]
        services[ExecFactory::class.java].forContext()
            .withFileResolver(resolver)
            .withFileCollectionFactory(collections)
            .withInstantiator(instantiator)
            .withObjectFactory(InstantiatorBackedObjectFactory(instantiator))
            .build()
    }
}
