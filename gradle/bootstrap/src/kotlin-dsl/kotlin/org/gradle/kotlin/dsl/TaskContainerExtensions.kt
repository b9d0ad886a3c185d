@file:JvmMultifileClass
@file:JvmName("TaskContainerExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.Task
import org.gradle.api.tasks.TaskCollection
import org.gradle.api.tasks.TaskContainer
import org.gradle.api.tasks.TaskProvider
import org.gradle.kotlin.dsl.support.uncheckedCast
import kotlin.reflect.KClass

/** Configures the tasks: `tasks { test { useJUnitPlatform() } }`. */
inline operator fun TaskContainer.invoke(configuration: TaskContainerScope.() -> Unit): TaskContainer =
    apply { TaskContainerScope.of(this).configuration() }

/**
 * Receiver of the `tasks` block.
 */
class TaskContainerScope
private constructor(val container: TaskContainer) : TaskContainer by container {

    companion object {
        fun of(container: TaskContainer) = TaskContainerScope(container)
    }

    /** Configures the existing task with this name. */
    operator fun String.invoke(configuration: Task.() -> Unit): TaskProvider<Task> =
        container.named(this).apply { configure(configuration) }

    /** Finds the existing task with this name. */
    operator fun String.invoke(): TaskProvider<Task> = container.named(this)

    /** Configures the existing task with this name and the given type. */
    operator fun <U : Task> String.invoke(type: KClass<U>, configuration: U.() -> Unit): TaskProvider<U> =
        container.named(this, type, configuration)

    /** Finds the existing task with this name and the given type. */
    operator fun <U : Task> String.invoke(type: KClass<U>): TaskProvider<U> = container.named(this, type)
}

/** Finds a task of type [T] without realizing it. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Task> TaskCollection<out Task>.named(name: String): TaskProvider<T> = named(name, T::class)

/** Finds and configures a task of type [T] without realizing it. */
inline fun <reified T : Task> TaskCollection<out Task>.named(
    name: String,
    noinline configuration: T.() -> Unit,
): TaskProvider<T> = named(name, T::class, configuration)

/** Finds a task of the given type without realizing it. */
fun <T : Task> TaskCollection<out Task>.named(name: String, type: KClass<T>): TaskProvider<T> =
    uncheckedCast<TaskCollection<T>>(this).named(name, type.java)

/** Finds and configures a task of the given type without realizing it. */
fun <T : Task> TaskCollection<out Task>.named(
    name: String,
    type: KClass<T>,
    configuration: T.() -> Unit,
): TaskProvider<T> = uncheckedCast<TaskCollection<T>>(this).named(name, type.java, configuration)

/** The tasks of type [S]. */
inline fun <reified S : Task> TaskCollection<in S>.withType(): TaskCollection<S> = withType(S::class.java)

/** The tasks of the given type. */
fun <S : Task> TaskCollection<in S>.withType(type: KClass<S>): TaskCollection<S> = withType(type.java)

/** Registers a task of type [T]. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Task> TaskContainer.register(name: String): TaskProvider<T> = register(name, T::class.java)

/** Registers and configures a task of type [T]. */
inline fun <reified T : Task> TaskContainer.register(
    name: String,
    noinline configuration: T.() -> Unit,
): TaskProvider<T> = register(name, T::class.java, configuration)

/** Registers a task of type [T] which is made with the given constructor arguments. */
inline fun <reified T : Task> TaskContainer.register(name: String, vararg arguments: Any): TaskProvider<T> =
    register(name, T::class.java, *arguments)

/** Registers a task of the given type. */
fun <T : Task> TaskContainer.register(name: String, type: KClass<T>): TaskProvider<T> = register(name, type.java)

/** Registers and configures a task of the given type. */
fun <T : Task> TaskContainer.register(
    name: String,
    type: KClass<T>,
    configurationAction: Action<in T>,
): TaskProvider<T> = register(name, type.java, configurationAction)

/** Registers a task of the given type which is made with the given constructor arguments. */
fun <T : Task> TaskContainer.register(name: String, type: KClass<T>, vararg constructorArgs: Any): TaskProvider<T> =
    register(name, type.java, *constructorArgs)

/** Creates a task of type [T] with the given constructor arguments. */
inline fun <reified T : Task> TaskContainer.create(name: String, vararg arguments: Any): T =
    create(name, T::class.java, *arguments)

/** Creates a task of the given type. */
fun <T : Task> TaskContainer.create(name: String, type: KClass<T>): T = create(name, type.java)

/** Creates and configures a task of the given type. */
fun <T : Task> TaskContainer.create(name: String, type: KClass<T>, configuration: Action<in T>): T =
    create(name, type.java, configuration)

/** Creates a task of the given type with the given constructor arguments. */
fun <T : Task> TaskContainer.create(name: String, type: KClass<T>, vararg constructorArgs: Any): T =
    create(name, type.java, *constructorArgs)

/** Replaces the task with the given name by one of type [T]. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : Task> TaskContainer.replace(name: String): T = replace(name, T::class.java)

/** Replaces the task with the given name by one of the given type. */
fun <T : Task> TaskContainer.replace(name: String, type: KClass<T>): T = replace(name, type.java)
