package org.gradle.kotlin.dsl.provider

import org.gradle.api.NamedDomainObjectCollectionSchema
import org.gradle.api.NamedDomainObjectContainer
import org.gradle.api.Project
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.artifacts.dsl.RepositoryHandler
import org.gradle.api.initialization.Settings
import org.gradle.api.invocation.Gradle
import org.gradle.api.plugins.ExtensionAware
import org.gradle.api.plugins.ExtraPropertiesExtension
import org.gradle.api.reflect.TypeOf
import org.gradle.api.tasks.SourceSet
import org.gradle.api.tasks.SourceSetContainer
import org.gradle.api.tasks.TaskContainer

/** What applied plugins have added and a script may name: extensions, elements of containers, tasks, configurations. */
internal class AccessorSchema private constructor() {

    val extensions = linkedSetOf<SchemaEntry>()
    val containerElements = linkedSetOf<SchemaEntry>()
    val tasks = linkedSetOf<SchemaEntry>()
    val configurations = linkedMapOf<String, Boolean>()

    private fun collect(owner: Any, ownerType: TypeOf<*>) {
        if (owner is ExtensionAware) collectExtensions(owner, ownerType)
        if (owner is NamedDomainObjectContainer<*>) {
            owner.collectionSchema.elements.forEach { containerElements += SchemaEntry(ownerType, it) }
        }
    }

    private fun collectExtensions(owner: ExtensionAware, ownerType: TypeOf<*>) {
        for (schema in owner.extensions.extensionsSchema) {
            val extension = owner.extensions.getByName(schema.name)
            if (extension is ExtraPropertiesExtension) continue
            if (extensions.add(SchemaEntry(ownerType, schema.name, schema.publicType))) {
                collect(extension, schema.publicType)
            }
        }
    }

    private fun collectProject(project: Project) {
        project.tasks.collectionSchema.elements.forEach { tasks += SchemaEntry(typeOf<TaskContainer>(), it) }
        project.configurations.forEach { configurations[it.name] = it.isCanBeDeclared }
        collect(project.dependencies, typeOf<DependencyHandler>())
        collect(project.repositories, typeOf<RepositoryHandler>())
        project.extensions.findByType(SourceSetContainer::class.java)?.forEach { collect(it, typeOf<SourceSet>()) }
    }

    companion object {
        fun of(target: ExtensionAware) = AccessorSchema().apply {
            when (target) {
                is Project -> {
                    collect(target, typeOf<Project>())
                    collectProject(target)
                }

                is Settings -> collect(target, typeOf<Settings>())

                is Gradle -> collect(target, typeOf<Gradle>())
            }
        }

        private inline fun <reified T> typeOf(): TypeOf<T> = TypeOf.typeOf(T::class.java)
    }
}

/** Something of type [type] that [owner] knows under [name]. */
internal data class SchemaEntry(val owner: TypeOf<*>, val name: String, val type: TypeOf<*>) {
    constructor(owner: TypeOf<*>, element: NamedDomainObjectCollectionSchema.NamedDomainObjectSchema) :
        this(owner, element.name, element.publicType)
}
