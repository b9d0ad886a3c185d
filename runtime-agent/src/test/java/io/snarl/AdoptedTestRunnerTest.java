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

class AdoptedTestRunnerTest {

    private static final String TEST = "io.snarl.AdoptedTestRunnerTest#adopted()";

    @TempDir
    private Path directory;

    @BeforeEach
    void prepare() throws IOException {
        Path schedules = Files.createDirectory(directory.resolve("schedules"));
        Files.writeString(schedules.resolve("a.schedule"), "snarl schedule 2\n");
        Files.writeString(
                directory.resolve("settings.properties"),
                "replay=" + schedules + "\nadopted.prefix=src/test/resources/snarl/\n");
        Files.writeString(directory.resolve("class-path.txt"), "");
        Files.writeString(directory.resolve("jvm-arguments.txt"), "-Dquoted=\"a \\ b\"\n");
    }

    @Test
    void test_that_was_not_adopted_is_not_run_elsewhere() {
        AdoptedTestRunner.in(directory).requireCallerPassed();
        AdoptedTestRunner.unprepared().requireCallerPassed();

        assertThat(directory.resolve("results")).doesNotExist();
    }

    @Test
    void test_that_has_lost_its_schedule_fails_and_says_what_to_do() throws IOException {
        Files.delete(directory.resolve("schedules/a.schedule"));

        assertThatThrownBy(this::adopted)
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(
                        "The adopted test " + TEST + " has lost its schedule",
                        "there is no src/test/resources/snarl/a.schedule.",
                        "Restore it from version control",
                        "'./gradlew synthesizeConcurrentTests adoptConcurrentTests'",
                        "or remove @Adopted from the test");
        assertThat(directory.resolve("results")).doesNotExist();
    }

    @Test
    void test_that_has_lost_its_schedule_fails_where_the_build_has_made_nothing_ready() {
        assertThatThrownBy(this::adoptedWithoutBuild)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("there is no snarl/gone.schedule.");
    }

    @Adopted("gone.schedule")
    private void adoptedWithoutBuild() {
        AdoptedTestRunner.unprepared().requireCallerPassed();
    }

    @Test
    void test_that_has_its_schedule_runs_with_plain_threads_where_the_build_has_made_nothing_ready() {
        assertThatCode(this::adoptedWithSchedule).doesNotThrowAnyException();
    }

    @Adopted("there.schedule")
    private void adoptedWithSchedule() {
        Runnable parallel = AdoptedTestRunner.unprepared()::requireCallerPassed;
        parallel.run();
    }

    @Test
    void test_whose_mark_names_no_schedule_fails() {
        assertThatThrownBy(this::adoptedWithoutName)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("has lost its schedule");
    }

    @Adopted({})
    private void adoptedWithoutName() {
        AdoptedTestRunner.unprepared().requireCallerPassed();
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
        assertThat(directory.resolve("results/io.snarl.AdoptedTestRunnerTest.adopted/output.txt"))
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

    @Adopted("a.schedule")
    private void adopted() {
        AdoptedTestRunner.in(directory).requireCallerPassed();
    }
}
