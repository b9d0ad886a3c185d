package io.snarl.gradle.internal.jars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VintageClasspathTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"junit-3.8.2.jar", "junit-4.1.jar", "junit-4.8.2.jar", "junit-4.11.jar", "junit-dep-4.11.jar"})
    void junit_that_the_engine_refuses_is_too_old(String jar) {
        assertThat(VintageClasspath.TOO_OLD.isSatisfiedBy(new File(jar))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hamcrest-core-1.1.jar", "hamcrest-core-1.2.1.jar"})
    void hamcrest_that_lacks_what_the_newer_junit_calls_is_too_old(String jar) {
        assertThat(VintageClasspath.TOO_OLD.isSatisfiedBy(new File(jar))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hamcrest-core-1.3.jar",
                "hamcrest-2.2.jar",
                "junit-4.12.jar",
                "junit-4.13.2.jar",
                "junit-jupiter-api-5.4.2.jar",
                "junit-4",
                "my-junit-4.8.jar"
            })
    void anything_else_is_not(String jar) {
        assertThat(VintageClasspath.TOO_OLD.isSatisfiedBy(new File(jar))).isFalse();
    }
}
