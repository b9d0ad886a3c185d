// Compiled plugins look for these functions in the class of this name.
@file:JvmMultifileClass
@file:JvmName("TaskContainerExtensionsKt")

package org.gradle.kotlin.dsl

import org.gradle.api.Task
import org.gradle.api.tasks.TaskContainer
import org.gradle.api.tasks.TaskProvider
import kotlin.reflect.KProperty

// `by tasks.existing` and `by tasks.registering` yield task providers rather than providers of any element.

operator fun ExistingDomainObjectDelegateProvider<out TaskContainer>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<Task>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name))

operator fun ExistingDomainObjectDelegateProviderWithAction<out TaskContainer, Task>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<Task>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name).apply { configure(action) })

operator fun <U : Task> ExistingDomainObjectDelegateProviderWithType<out TaskContainer, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name, type))

operator fun <U : Task> ExistingDomainObjectDelegateProviderWithTypeAndAction<out TaskContainer, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.named(property.name, type, action))

operator fun RegisteringDomainObjectDelegateProvider<out TaskContainer>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<Task>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name))

operator fun RegisteringDomainObjectDelegateProviderWithAction<out TaskContainer, Task>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<Task>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name, action))

operator fun <U : Task> RegisteringDomainObjectDelegateProviderWithType<out TaskContainer, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name, type.java))

operator fun <U : Task> RegisteringDomainObjectDelegateProviderWithTypeAndAction<out TaskContainer, U>.provideDelegate(
    receiver: Any?,
    property: KProperty<*>,
): ExistingDomainObjectDelegate<TaskProvider<U>> =
    ExistingDomainObjectDelegate.of(delegateProvider.register(property.name, type.java, action))
