package org.gradle.kotlin.dsl.support.delegates

import org.gradle.api.Action
import org.gradle.api.artifacts.MinimalExternalModuleDependency
import org.gradle.api.artifacts.dsl.DependencyHandler
import org.gradle.api.artifacts.dsl.ExternalModuleDependencyVariantSpec
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderConvertible

private typealias ModuleProvider = Provider<MinimalExternalModuleDependency>
private typealias ModuleConvertible = ProviderConvertible<MinimalExternalModuleDependency>

/**
 * Forwards everything to a [DependencyHandler], the Java default methods included, which `by` leaves out.
 */
abstract class DependencyHandlerDelegate internal constructor(private val delegate: DependencyHandler) :
    DependencyHandler by delegate {

    override fun variantOf(
        dependencyProviderConvertible: ModuleConvertible,
        variantSpec: Action<in ExternalModuleDependencyVariantSpec>,
    ): ModuleProvider = delegate.variantOf(dependencyProviderConvertible, variantSpec)

    override fun platform(dependencyProvider: ModuleProvider): ModuleProvider = delegate.platform(dependencyProvider)

    override fun platform(dependencyProviderConvertible: ModuleConvertible): ModuleProvider =
        delegate.platform(dependencyProviderConvertible)

    override fun enforcedPlatform(dependencyProviderConvertible: ModuleConvertible): ModuleProvider =
        delegate.enforcedPlatform(dependencyProviderConvertible)

    override fun testFixtures(testFixturesNotation: ModuleProvider): ModuleProvider =
        delegate.testFixtures(testFixturesNotation)

    override fun testFixtures(testFixturesNotation: ModuleConvertible): ModuleProvider =
        delegate.testFixtures(testFixturesNotation)
}
