package io.snarl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdoptedTestsTest {

    private static final String TEST = "io.snarl.AdoptedTestsTest#adopted()";

    @TempDir
    private Path directory;

    @BeforeEach
    void prepare() throws IOException {
        Files.writeString(directory.resolve("tests.txt"), TEST + "\nio.snarl.Other#one(int)[2]\n");
        Files.writeString(directory.resolve("class-path.txt"), "");
        Files.writeString(directory.resolve("jvm-arguments.txt"), "-Dquoted=\"a \\ b\"\n");
    }

    @Test
    void test_that_was_not_adopted_is_not_run_elsewhere() {
        AdoptedTests.in(directory).requireCallerPassed();

        assertThat(directory.resolve("results")).doesNotExist();
    }

    /** Its arguments name no agent, without which the program refuses to run. */
    @Test
    void jvm_that_ends_without_a_report_fails_the_test_and_is_named() {
        assertThatThrownBy(this::adopted)
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(
                        "The adopted test " + TEST + " could not be run under the scheduler",
                        "says nothing about a bug",
                        "the JVM for it ended with status 2.",
                        "./gradlew fuzzConcurrentTests");
        assertThat(directory.resolve("results/io.snarl.AdoptedTestsTest.adopted/output.txt"))
                .content()
                .contains("io.snarl.agent.junit.RunAdoptedTest");
    }

    @Test
    void jvm_that_takes_too_long_fails_the_test_and_is_named() {
        System.setProperty("snarl.adoptedTests.timeoutSeconds", "0");
        try {
            assertThatThrownBy(this::adopted)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("the JVM for it did not end within 0 s.");
        } finally {
            System.clearProperty("snarl.adoptedTests.timeoutSeconds");
        }
    }

    @Test
    void what_failed_elsewhere_fails_here_and_anything_else_does_not() {
        assertThatThrownBy(() -> ControlledRun.read(TEST, List.of("failed", "Deadlock", "who waits"))
                        .requirePassed())
                .isInstanceOf(AssertionError.class)
                .hasMessage("Deadlock\nwho waits");
        assertThatCode(() -> ControlledRun.read(TEST, List.of("passed")).requirePassed())
                .doesNotThrowAnyException();
        assertThatCode(() -> ControlledRun.read(TEST, List.of("unknown", "it sleeps"))
                        .requirePassed())
                .doesNotThrowAnyException();
    }

    private void adopted() {
        AdoptedTests.in(directory).requireCallerPassed();
    }
}
