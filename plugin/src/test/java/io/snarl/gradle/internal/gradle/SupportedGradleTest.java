package io.snarl.gradle.internal.gradle;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gradle.api.GradleException;
import org.gradle.util.GradleVersion;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SupportedGradleTest {

    @ParameterizedTest
    @ValueSource(strings = {"8.8", "8.8-rc-1", "8.14.3", "9.0.0"})
    void new_enough_gradle_is_accepted(String version) {
        assertThatCode(() -> SupportedGradle.require(GradleVersion.version(version)))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"6.9.4", "7.6", "8.7"})
    void too_old_gradle_is_refused_with_its_version_and_the_remedy(String version) {
        assertThatThrownBy(() -> SupportedGradle.require(GradleVersion.version(version)))
                .isInstanceOf(GradleException.class)
                .hasMessage("The plugin 'io.snarl' needs Gradle 8.8 or newer, but this build runs on Gradle " + version
                        + ". Run 'gradle wrapper --gradle-version 8.8' to update the wrapper.");
    }
}
