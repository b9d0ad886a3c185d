package org.gradle.kotlin.dsl

import org.gradle.api.Action
import org.gradle.api.artifacts.dsl.RepositoryHandler
import org.gradle.api.artifacts.repositories.AuthenticationSupported
import org.gradle.api.artifacts.repositories.FlatDirectoryArtifactRepository
import org.gradle.api.artifacts.repositories.IvyArtifactRepository
import org.gradle.api.artifacts.repositories.MavenArtifactRepository
import org.gradle.api.credentials.Credentials
import kotlin.reflect.KClass

/** Adds the Maven repository at [url]. */
fun RepositoryHandler.maven(url: Any): MavenArtifactRepository = maven { setUrl(url) }

/** Adds and configures the Maven repository at [url]. */
inline fun RepositoryHandler.maven(
    url: Any,
    crossinline action: MavenArtifactRepository.() -> Unit,
): MavenArtifactRepository = maven {
    setUrl(url)
    action()
}

/** Adds the Ivy repository at [url]. */
fun RepositoryHandler.ivy(url: Any): IvyArtifactRepository = ivy { setUrl(url) }

/** Adds and configures the Ivy repository at [url]. */
inline fun RepositoryHandler.ivy(
    url: Any,
    crossinline action: IvyArtifactRepository.() -> Unit,
): IvyArtifactRepository = ivy {
    setUrl(url)
    action()
}

/** Adds a repository of files: `flatDir("dirs" to "libs")`. */
fun RepositoryHandler.flatDir(vararg args: Pair<String, Any?>): FlatDirectoryArtifactRepository = flatDir(args.toMap())

/** Adds Maven Central: `mavenCentral("name" to "central")`. */
fun RepositoryHandler.mavenCentral(vararg args: Pair<String, Any?>): MavenArtifactRepository =
    mavenCentral(args.toMap())

/** Takes credentials of the given type from Gradle properties. */
fun AuthenticationSupported.credentials(credentialsType: KClass<out Credentials>) = credentials(credentialsType.java)

/** Sets credentials of the given type. */
fun <T : Credentials> AuthenticationSupported.credentials(credentialsType: KClass<T>, action: Action<in T>) =
    credentials(credentialsType.java, action)

/** The credentials of the given type. */
fun <T : Credentials> AuthenticationSupported.getCredentials(credentialsType: KClass<T>): T =
    getCredentials(credentialsType.java)
