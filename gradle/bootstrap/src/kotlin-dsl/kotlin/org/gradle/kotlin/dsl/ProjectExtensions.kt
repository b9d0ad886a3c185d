@file:JvmMultifileClass
@file:JvmName("ProjectExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.Plugin
import org.gradle.api.Project
import org.gradle.api.Task
import org.gradle.api.artifacts.dsl.RepositoryHandler
import org.gradle.api.initialization.dsl.ScriptHandler
import org.gradle.api.plugins.PluginAware
import org.gradle.internal.Factory
import org.gradle.internal.deprecation.DeprecationLogger
import org.gradle.plugin.use.PluginDependenciesSpec
import kotlin.reflect.KClass
import kotlin.reflect.KProperty

/** Configures the class path of the build script. */
fun Project.buildscript(action: ScriptHandlerScope.() -> Unit) = ScriptHandlerScope(buildscript).action()

/** Sets the tasks to run when none is named on the command line. */
fun Project.defaultTasks(vararg tasks: Task) = defaultTasks(*tasks.map(Task::getName).toTypedArray())

/** Applies the plugin of type [T] to the project. */
inline fun <reified T : Plugin<Project>> Project.apply() = (this as PluginAware).apply<T>()

/** Configures the extension, or else the convention, of type [T]. */
inline fun <reified T : Any> Project.configure(noinline configuration: T.() -> Unit) {
    val type = typeOf<T>()
    val target = extensions.findByType(type) ?: findConvention(T::class)
    if (target != null) target.configuration() else extensions.configure(type, configuration)
}

/** The extension, or else the convention, of type [T]. */
inline fun <reified T : Any> Project.the(): T {
    val type = typeOf<T>()
    return extensions.findByType(type) ?: findConvention(T::class) ?: extensions.getByType(type)
}

/** The extension, or else the convention, of the given type. */
fun <T : Any> Project.the(extensionType: KClass<T>): T =
    extensions.findByType(extensionType.java) ?: findConvention(extensionType)
        ?: extensions.getByType(extensionType.java)

/** The deprecated convention plugin of the given type, or `null`; only one that exists is reported as deprecated. */
@Suppress("deprecation")
@PublishedApi
internal fun <T : Any> Project.findConvention(type: KClass<T>): T? {
    val lookup = Factory { convention.findPlugin(type.java) }
    return DeprecationLogger.whileDisabled(lookup)?.let { lookup.create() }
}

/** Creates a task of type [T]. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Task> Project.task(name: String): T = tasks.create(name, T::class.java)

/** Creates and configures a task of type [T]. */
inline fun <reified T : Task> Project.task(name: String, noinline configuration: T.() -> Unit): T =
    task(name, T::class, configuration)

/** Creates and configures a task of the given type. */
fun <T : Task> Project.task(name: String, type: KClass<T>, configuration: T.() -> Unit): T =
    tasks.create(name, type.java, configuration)

/** Configures the repositories of the project. */
fun Project.repositories(configuration: RepositoryHandler.() -> Unit) = repositories.configuration()

/** Configures the repositories of the script class path. */
fun ScriptHandler.repositories(configuration: RepositoryHandler.() -> Unit) = repositories.configuration()

/** Configures the dependencies of the project. */
fun Project.dependencies(configuration: DependencyHandlerScope.() -> Unit) =
    DependencyHandlerScope.of(dependencies).configuration()

/** Configures the artifacts of the project. */
fun Project.artifacts(configuration: ArtifactHandlerScope.() -> Unit) =
    ArtifactHandlerScope.of(artifacts).configuration()

/** Reads a project property: `val version: String by project`. */
operator fun Project.provideDelegate(any: Any?, property: KProperty<*>): PropertyDelegate =
    propertyDelegateFor(project, property)

/** Creates a container for named objects of type [T]. */
inline fun <reified T : Any> Project.container(): NamedDomainObjectContainer<T> = container(T::class.java)

/** Creates a container for named objects of type [T] which [factory] makes. */
inline fun <reified T : Any> Project.container(noinline factory: (String) -> T): NamedDomainObjectContainer<T> =
    container(T::class.java, factory)

/** Creates a container for named objects of the given type. */
fun <T : Any> Project.container(type: KClass<T>): NamedDomainObjectContainer<T> = container(type.java)

/** Creates a container for named objects of the given type which [factory] makes. */
fun <T : Any> Project.container(type: KClass<T>, factory: (String) -> T): NamedDomainObjectContainer<T> =
    container(type.java, factory)

/** Rejects a `plugins` block that is not at the top of a build script. */
@Suppress("unused", "unused_parameter", "DeprecatedCallableAddReplaceWith")
@Deprecated(
    "The plugins {} block must not be used here. " +
        "If you need to apply a plugin imperatively, please use apply<PluginType>() or apply(plugin = \"id\") instead.",
    level = DeprecationLevel.ERROR,
)
fun Project.plugins(block: PluginDependenciesSpec.() -> Unit): Nothing = invalidPluginsCall()

internal fun invalidPluginsCall(): Nothing = throw IllegalStateException(
    "The plugins {} block must not be used here. " +
        "If you need to apply a plugin imperatively, please use apply<PluginType>() or apply(plugin = \"id\") instead.",
)
