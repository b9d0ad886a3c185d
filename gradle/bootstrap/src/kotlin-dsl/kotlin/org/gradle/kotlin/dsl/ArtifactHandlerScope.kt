package org.gradle.kotlin.dsl

import org.gradle.api.NamedDomainObjectProvider
import org.gradle.api.artifacts.ConfigurablePublishArtifact
import org.gradle.api.artifacts.Configuration
import org.gradle.api.artifacts.PublishArtifact
import org.gradle.api.artifacts.dsl.ArtifactHandler

/**
 * Receiver of the `artifacts` block.
 */
class ArtifactHandlerScope
private constructor(val artifacts: ArtifactHandler) : ArtifactHandler by artifacts {

    companion object {
        fun of(artifacts: ArtifactHandler): ArtifactHandlerScope = ArtifactHandlerScope(artifacts)
    }

    /** Adds an artifact to the configuration with this name. */
    operator fun String.invoke(artifactNotation: Any): PublishArtifact = artifacts.add(this, artifactNotation)

    /** Adds a configured artifact to the configuration with this name. */
    operator fun String.invoke(
        artifactNotation: Any,
        configureAction: ConfigurablePublishArtifact.() -> Unit,
    ): PublishArtifact = artifacts.add(this, artifactNotation, configureAction)

    /** Adds an artifact to this configuration. */
    operator fun Configuration.invoke(artifactNotation: Any): PublishArtifact = add(name, artifactNotation)

    /** Adds a configured artifact to this configuration. */
    operator fun Configuration.invoke(
        artifactNotation: Any,
        configureAction: ConfigurablePublishArtifact.() -> Unit,
    ): PublishArtifact = add(name, artifactNotation, configureAction)

    /** Adds an artifact to this configuration. */
    operator fun NamedDomainObjectProvider<out Configuration>.invoke(artifactNotation: Any): PublishArtifact =
        add(name, artifactNotation)

    /** Adds a configured artifact to this configuration. */
    operator fun NamedDomainObjectProvider<out Configuration>.invoke(
        artifactNotation: Any,
        configureAction: ConfigurablePublishArtifact.() -> Unit,
    ): PublishArtifact = add(name, artifactNotation, configureAction)

    /** Configures the artifacts. */
    inline operator fun invoke(configuration: ArtifactHandlerScope.() -> Unit) = this.configuration()
}
