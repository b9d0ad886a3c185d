package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tasks as a user meets them on the command line. */
class SnarlTasksTest {

    @TempDir
    Path directory;

    private GradleBuild build;

    @BeforeEach
    void createBuild() {
        build = new GradleBuild(directory).withJavaProject("");
    }

    @Test
    void tasks_are_listed_with_their_descriptions() {
        assertThat(build.run("tasks", "--group", "snarl").getOutput())
                .contains(
                        "traceSeedTests - Runs the sequential seed tests and records",
                        "synthesizeConcurrentTests - Predicts concurrency bugs from the traces",
                        "fuzzConcurrentTests - Runs the concurrent tests under a controlled scheduler",
                        "adoptConcurrentTests - Copies chosen concurrent tests into");
    }

    @Test
    void options_are_shown_by_help() {
        assertThat(build.run("help", "--task", "fuzzConcurrentTests").getOutput())
                .contains("--schedules", "--seed");
        assertThat(build.run("help", "--task", "traceSeedTests").getOutput())
                .contains("--tests", "--print", "--no-branches");
    }

    @ParameterizedTest
    @CsvSource({
        "synthesizeConcurrentTests, cannot predict bugs yet, No test was written.",
        "fuzzConcurrentTests, cannot run concurrent tests yet, No test was run.",
        "adoptConcurrentTests, cannot copy tests yet, Nothing was copied.",
    })
    void task_fails_with_the_reason_even_if_what_it_needs_is_left_out(String task, String reason, String consequence) {
        var result = build.runAloneAndFail(task);

        assertThat(result.task(":" + task).getOutcome()).isEqualTo(FAILED);
        assertThat(result.getOutput()).contains(task + " " + reason + ": this version of Snarl (", consequence);
    }

    @Test
    void options_are_taken_from_the_command_line() {
        assertThat(build.runAloneAndFail("fuzzConcurrentTests", "--seed=-7", "--schedules=3")
                        .getOutput())
                .contains("fuzzConcurrentTests cannot run concurrent tests yet");
        assertThat(build.runAloneAndFail("fuzzConcurrentTests", "--seed=seven").getOutput())
                .contains("seven");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"synthesizeConcurrentTests", "fuzzConcurrentTests", "adoptConcurrentTests", "concurrentTest"})
    void whatever_builds_on_traces_fails_because_nothing_was_traced(String task) {
        assertThat(build.runAndFail(task).getOutput()).contains("traceSeedTests has nothing to trace");
    }

    @Test
    void tasks_run_in_the_order_of_the_data_flow() {
        List<String> planned = build.run("fuzzConcurrentTests", "--dry-run")
                .getOutput()
                .lines()
                .filter(line -> line.endsWith(" SKIPPED"))
                .map(line -> line.replace(" SKIPPED", ""))
                .toList();

        assertThat(planned)
                .containsSubsequence(
                        ":compileJava",
                        ":compileTestJava",
                        ":traceSeedTests",
                        ":synthesizeConcurrentTests",
                        ":compileConcurrentTestJava",
                        ":fuzzConcurrentTests");
    }

    @Test
    void nothing_of_snarl_joins_check_or_assemble() {
        assertThat(build.run("build", "--dry-run").getOutput())
                .contains(":check SKIPPED")
                .doesNotContain("Seed", "oncurrent");
    }

    @Test
    void configuration_cache_entry_is_stored_and_then_reused() {
        var first = build.runAndFail("fuzzConcurrentTests", "--configuration-cache");
        var second = build.runAndFail("fuzzConcurrentTests", "--configuration-cache");

        assertThat(first.getOutput())
                .contains("Configuration cache entry stored.", "traceSeedTests has nothing to trace")
                .doesNotContain("problems were found", "problem was found");
        assertThat(second.getOutput())
                .contains("Configuration cache entry reused.", "traceSeedTests has nothing to trace");
    }

    @Test
    void wrong_value_is_refused_before_any_task_runs_if_the_configuration_cache_is_on() {
        build.withJavaProject("snarl.synthesis.maxCycleLength = 9\n");

        var result = build.runAndFail("fuzzConcurrentTests", "--configuration-cache");

        assertThat(result.getTasks()).isEmpty();
        assertThat(result.getOutput()).contains("snarl.synthesis.maxCycleLength is 9, but allowed is");
    }
}
