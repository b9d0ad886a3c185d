package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.ActionConfiguration
import org.gradle.api.artifacts.ComponentMetadataContext
import org.gradle.api.artifacts.ComponentMetadataRule
import org.gradle.api.artifacts.ComponentMetadataSupplier
import org.gradle.api.artifacts.ComponentMetadataVersionLister
import org.gradle.api.artifacts.ComponentSelection
import org.gradle.api.artifacts.dsl.ComponentMetadataHandler
import org.gradle.api.artifacts.query.ArtifactResolutionQuery
import org.gradle.api.artifacts.repositories.MetadataSupplierAware
import org.gradle.api.artifacts.result.ArtifactResult
import org.gradle.api.artifacts.result.ComponentArtifactsResult
import org.gradle.api.attributes.AttributeCompatibilityRule
import org.gradle.api.attributes.AttributeDisambiguationRule
import org.gradle.api.attributes.CompatibilityRuleChain
import org.gradle.api.attributes.DisambiguationRuleChain
import org.gradle.api.component.Artifact
import org.gradle.api.component.Component
import kotlin.reflect.KClass

// Kotlin classes in place of Java ones, for rules about components and their attributes.

/** Applies a rule of type [T] to all components. */
inline fun <reified T : ComponentMetadataRule> ComponentMetadataHandler.all(): ComponentMetadataHandler =
    all(T::class.java)

/** Applies a rule of type [T] to all components. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : ComponentMetadataRule> ComponentMetadataHandler.all(
    noinline configureAction: ActionConfiguration.() -> Unit,
): ComponentMetadataHandler = all(T::class.java, configureAction)

/** Applies a rule to all components. */
fun ComponentMetadataHandler.all(
    rule: KClass<out ComponentMetadataRule>,
    configureAction: Action<in ActionConfiguration>,
): ComponentMetadataHandler = all(rule.java, configureAction)

/** Applies a rule of type [T] to one module: `components.withModule<LatestRule>("org.acme:core")`. */
inline fun <reified T : ComponentMetadataRule> ComponentMetadataHandler.withModule(id: Any): ComponentMetadataHandler =
    withModule(id, T::class.java)

/** Applies a rule of type [T] to one module. */
@Suppress("extension_shadowed_by_member")
inline fun <reified T : ComponentMetadataRule> ComponentMetadataHandler.withModule(
    id: Any,
    noinline configureAction: ActionConfiguration.() -> Unit,
): ComponentMetadataHandler = withModule(id, T::class.java, configureAction)

/** Applies a rule to one module. */
fun ComponentMetadataHandler.withModule(
    id: Any,
    rule: KClass<out ComponentMetadataRule>,
    configureAction: Action<in ActionConfiguration>,
): ComponentMetadataHandler = withModule(id, rule.java, configureAction)

/** The native descriptor of the component, or `null`. */
fun <T : Any> ComponentMetadataContext.getDescriptor(descriptorClass: KClass<T>): T? =
    getDescriptor(descriptorClass.java)

/** The native descriptor of the candidate, or `null`. */
fun <T : Any> ComponentSelection.getDescriptor(descriptorClass: KClass<T>): T? = getDescriptor(descriptorClass.java)

/** Adds a compatibility rule. */
fun <T : Any> CompatibilityRuleChain<T>.add(rule: KClass<out AttributeCompatibilityRule<T>>) = add(rule.java)

/** Adds a compatibility rule with parameters. */
fun <T : Any> CompatibilityRuleChain<T>.add(
    rule: KClass<out AttributeCompatibilityRule<T>>,
    configureAction: Action<in ActionConfiguration>,
) = add(rule.java, configureAction)

/** Adds a disambiguation rule. */
fun <T : Any> DisambiguationRuleChain<T>.add(rule: KClass<out AttributeDisambiguationRule<T>>) = add(rule.java)

/** Adds a disambiguation rule with parameters. */
fun <T : Any> DisambiguationRuleChain<T>.add(
    rule: KClass<out AttributeDisambiguationRule<T>>,
    configureAction: Action<in ActionConfiguration>,
) = add(rule.java, configureAction)

/** Asks for artifacts: `withArtifacts(JvmLibrary::class, SourcesArtifact::class)`. */
fun ArtifactResolutionQuery.withArtifacts(
    componentType: KClass<out Component>,
    vararg artifactTypes: KClass<out Artifact>,
): ArtifactResolutionQuery = withArtifacts(componentType.java, artifactTypes.map { it.java })

/** The artifacts of the given type. */
fun ComponentArtifactsResult.getArtifacts(type: KClass<out Artifact>): Set<ArtifactResult> = getArtifacts(type.java)

/** Takes the metadata of components from a rule. */
fun MetadataSupplierAware.setMetadataSupplier(rule: KClass<out ComponentMetadataSupplier>) =
    setMetadataSupplier(rule.java)

/** Takes the versions of components from a rule. */
fun MetadataSupplierAware.setComponentVersionsLister(lister: KClass<out ComponentMetadataVersionLister>) =
    setComponentVersionsLister(lister.java)
