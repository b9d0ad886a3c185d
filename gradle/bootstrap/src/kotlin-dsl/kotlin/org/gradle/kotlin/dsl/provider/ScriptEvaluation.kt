package org.gradle.kotlin.dsl.provider

import org.gradle.api.internal.GradleInternal
import org.gradle.api.internal.SettingsInternal
import org.gradle.api.internal.catalog.ExternalModuleDependencyFactory
import org.gradle.api.internal.initialization.ClassLoaderScope
import org.gradle.api.internal.initialization.ScriptHandlerInternal
import org.gradle.api.internal.project.ProjectInternal
import org.gradle.api.plugins.ExtensionAware
import org.gradle.groovy.scripts.ScriptSource
import org.gradle.initialization.DependenciesAccessors
import org.gradle.internal.classpath.DefaultClassPath
import org.gradle.internal.exceptions.LocationAwareException
import org.gradle.plugin.use.PluginDependenciesSpec
import java.io.File
import java.lang.reflect.InvocationTargetException

/** Evaluates one script: first its prelude, then the plugins that the prelude asked for, then its body. */
internal class ScriptEvaluation(
    private val source: ScriptSource,
    private val scriptHandler: ScriptHandlerInternal,
    private val targetScope: ClassLoaderScope,
    private val baseScope: ClassLoaderScope,
    private val compiler: ScriptCompiler,
    private val plugins: PluginsOfScript,
) {
    private val file: File? = source.resource.location.file
    private val fileName = (file?.name ?: "script").removeSuffix(".kts").removeSuffix(".gradle") + ".gradle.kts"

    fun evaluate(target: Any) {
        val kind = ScriptKind.of(target)
        val stages = try {
            ScriptStages.of(source.resource.text, kind.topLevelBlocks)
        } catch (e: ScriptStructureException) {
            throw LocationAwareException(e, source, e.line)
        }
        val requests = plugins.collectorFor(source)
        val spec = requests.createSpec(stages.lineOf("plugins"))
        if (stages.prelude.isNotBlank()) runPrelude(stages.prelude, kind, target, spec)
        plugins.apply(requests, target, scriptHandler, targetScope)
        targetScope.lock()
        if (stages.body.isNotBlank()) runBody(stages.body, kind, target)
    }

    private fun runPrelude(text: String, kind: ScriptKind, target: Any, plugins: PluginDependenciesSpec) {
        val catalogs = catalogsOf(target)
        val context = PreludeContext(scriptHandler, plugins, catalogs)
        val arguments = when (kind) {
            ScriptKind.PROJECT -> listOf(context, target)
            else -> listOf(target, operationsFor(target), context, target)
        }
        val withCatalogs = text + CatalogAccessors.of(catalogs)
        run(withCatalogs, compiler.templates.prelude(kind), baseScope, emptyList(), arguments)
    }

    private fun runBody(text: String, kind: ScriptKind, target: Any) {
        val accessors = if (plugins.topLevelScript && target is ExtensionAware) accessorsOf(target) else emptyList()
        val arguments = when (kind) {
            ScriptKind.PROJECT -> listOf(target, target)
            else -> listOf(target, operationsFor(target), target)
        }
        run(text, compiler.templates.body(kind), targetScope, accessors, arguments)
    }

    /** The arguments are those of the script's base class, followed by its implicit receiver. */
    private fun run(
        text: String,
        template: ScriptTemplate,
        scope: ClassLoaderScope,
        accessors: List<File>,
        constructorArguments: List<Any>,
    ) {
        val classPath = CompilationClassPath.of(scope) + accessors
        val compiled = compiler.compileScript(ScriptText(fileName, text, source), template, classPath)
        val scriptClass = scope.createChild("kotlin-script:${source.className}", null)
            .local(DefaultClassPath.of(accessors + compiled.classes))
            .lock()
            .localClassLoader
            .loadClass(compiled.className)
        try {
            scriptClass.constructors.single().newInstance(*constructorArguments.toTypedArray())
        } catch (e: InvocationTargetException) {
            throw located(e.targetException, scriptClass)
        }
    }

    private fun located(failure: Throwable, scriptClass: Class<*>): Throwable {
        if (failure is LocationAwareException) return failure
        val line = failure.stackTrace
            .firstOrNull { it.className == scriptClass.name || it.className.startsWith(scriptClass.name + "$") }
            ?.lineNumber
        return LocationAwareException(failure, source, line)
    }

    private fun accessorsOf(target: ExtensionAware): List<File> {
        val visibleTypes = TypeVisibility(targetScope.localClassLoader)
        val text = AccessorSource(visibleTypes).of(AccessorSchema.of(target))
        return listOf(compiler.compileAccessors(text, CompilationClassPath.of(targetScope)))
    }

    private fun catalogsOf(target: Any): Map<String, ExternalModuleDependencyFactory> = when (target) {
        is ProjectInternal ->
            target.services.get(DependenciesAccessors::class.java).createPluginsBlockFactories(target.objects)

        else -> emptyMap()
    }

    private fun operationsFor(target: Any) = ScriptOperations(
        when (target) {
            is SettingsInternal -> target.gradle.services
            is GradleInternal -> target.services
            else -> throw IllegalArgumentException("No services for $target")
        },
        file,
    )
}
