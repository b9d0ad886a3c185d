package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.credentials.Credentials
import org.gradle.api.flow.FlowAction
import org.gradle.api.flow.FlowActionSpec
import org.gradle.api.flow.FlowParameters
import org.gradle.api.flow.FlowScope
import org.gradle.api.provider.Provider
import org.gradle.api.provider.ProviderFactory
import org.gradle.api.provider.ValueSource
import org.gradle.api.provider.ValueSourceParameters
import org.gradle.api.provider.ValueSourceSpec
import org.gradle.api.services.BuildService
import org.gradle.api.services.BuildServiceParameters
import org.gradle.api.services.BuildServiceRegistry
import org.gradle.api.services.BuildServiceSpec
import org.gradle.api.tasks.FileNormalizer
import org.gradle.api.tasks.TaskInputFilePropertyBuilder
import org.gradle.caching.BuildCacheServiceFactory
import org.gradle.caching.configuration.BuildCache
import org.gradle.caching.configuration.BuildCacheConfiguration
import org.gradle.jvm.toolchain.JavaToolchainResolver
import org.gradle.jvm.toolchain.JavaToolchainResolverRegistry
import org.gradle.vcs.VcsMapping
import org.gradle.vcs.VersionControlSpec
import org.gradle.workers.WorkAction
import org.gradle.workers.WorkParameters
import org.gradle.workers.WorkQueue
import kotlin.reflect.KClass

// Kotlin classes in place of Java ones, for the methods of Gradle's services.

/** Registers a build service: `gradle.sharedServices.registerIfAbsent("web", WebService::class) { }`. */
fun <T : BuildService<P>, P : BuildServiceParameters> BuildServiceRegistry.registerIfAbsent(
    name: String,
    implementationType: KClass<T>,
    configureAction: Action<in BuildServiceSpec<P>>,
): Provider<T> = registerIfAbsent(name, implementationType.java, configureAction)

/** Registers a build service which needs no configuration. */
fun <T : BuildService<P>, P : BuildServiceParameters> BuildServiceRegistry.registerIfAbsent(
    name: String,
    implementationType: KClass<T>,
): Provider<T> = registerIfAbsent(name, implementationType.java)

/** A provider of what a value source obtains: `providers.of(GitHash::class) { }`. */
fun <T : Any, P : ValueSourceParameters> ProviderFactory.of(
    valueSourceType: KClass<out ValueSource<T, P>>,
    configuration: Action<in ValueSourceSpec<P>>,
): Provider<T> = of(valueSourceType.java, configuration)

/** A provider of credentials from Gradle properties: `providers.credentials(PasswordCredentials::class, "nexus")`. */
fun <T : Credentials> ProviderFactory.credentials(credentialsType: KClass<T>, identity: String): Provider<T> =
    credentials(credentialsType.java, identity)

/** A provider of credentials from Gradle properties. */
fun <T : Credentials> ProviderFactory.credentials(credentialsType: KClass<T>, identity: Provider<String>): Provider<T> =
    credentials(credentialsType.java, identity)

/** Submits work: `workerExecutor.noIsolation().submit(Compress::class) { }`. */
fun <T : WorkParameters> WorkQueue.submit(workActionClass: KClass<out WorkAction<T>>, parameterAction: Action<in T>) =
    submit(workActionClass.java, parameterAction)

/** Runs an action when the build has finished. */
fun <P : FlowParameters> FlowScope.always(
    action: KClass<out FlowAction<P>>,
    configure: Action<in FlowActionSpec<P>>,
): FlowScope.Registration<P> = always(action.java, configure)

/** Configures a remote build cache of type [T]: `remote<HttpBuildCache> { }`. */
inline fun <reified T : BuildCache> BuildCacheConfiguration.remote(noinline configuration: T.() -> Unit): T =
    remote(T::class.java, configuration)

/** The remote build cache of type [T]. */
inline fun <reified T : BuildCache> BuildCacheConfiguration.remote(): T = remote(T::class.java)

/** Configures a remote build cache of the given type. */
fun <T : BuildCache> BuildCacheConfiguration.remote(type: KClass<T>, configuration: Action<in T>): T =
    remote(type.java, configuration)

/** The remote build cache of the given type. */
fun <T : BuildCache> BuildCacheConfiguration.remote(type: KClass<T>): T = remote(type.java)

/** Registers the factory of a type of build cache. */
fun <T : BuildCache> BuildCacheConfiguration.registerBuildCacheService(
    configurationType: KClass<T>,
    buildCacheServiceFactoryType: KClass<out BuildCacheServiceFactory<in T>>,
) = registerBuildCacheService(configurationType.java, buildCacheServiceFactoryType.java)

/** Maps a module to a repository of the given type. */
fun <T : VersionControlSpec> VcsMapping.from(type: KClass<T>, configureAction: Action<in T>) =
    from(type.java, configureAction)

/** Maps a module to a repository of type [T]: `from<GitVersionControlSpec> { }`. */
inline fun <reified T : VersionControlSpec> VcsMapping.from(noinline configureAction: T.() -> Unit) =
    from(T::class.java, configureAction)

/** Registers a resolver of Java toolchains. */
fun <T : JavaToolchainResolver> JavaToolchainResolverRegistry.register(implementationType: KClass<T>) =
    register(implementationType.java)

/** Compares the input files with the given normalizer. */
fun TaskInputFilePropertyBuilder.withNormalizer(normalizer: KClass<out FileNormalizer>): TaskInputFilePropertyBuilder =
    withNormalizer(normalizer.java)
