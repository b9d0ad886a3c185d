package io.snarl.gradle.internal.gradle;

import org.gradle.api.GradleException;
import org.gradle.util.GradleVersion;

/** Rejects versions of Gradle that are older than the oldest supported one. */
public final class SupportedGradle {

    private static final GradleVersion OLDEST = GradleVersion.version("8.8");

    private SupportedGradle() {}

    public static void require(GradleVersion running) {
        // The base version lets the release candidates of the oldest version pass.
        if (running.getBaseVersion().compareTo(OLDEST) < 0) {
            throw new GradleException("The plugin 'io.snarl' needs Gradle " + OLDEST.getVersion()
                    + " or newer, but this build runs on Gradle " + running.getVersion()
                    + ". Run 'gradle wrapper --gradle-version " + OLDEST.getVersion() + "' to update the wrapper.");
        }
    }
}
