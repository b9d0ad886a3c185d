package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.SKIPPED;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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
                        "recordFindings - Marks the findings that the baseline accepts",
                        "verifyFindings - Fails if there are findings of the kinds in failOn",
                        "fuzzConcurrentTests - Runs the concurrent tests under a controlled scheduler",
                        "adoptConcurrentTests - Copies the tests of chosen findings into",
                        "reportConcurrentTests - Writes a report on what was found");
    }

    @Test
    void options_are_shown_by_help() {
        assertThat(build.run("help", "--task", "fuzzConcurrentTests").getOutput())
                .contains(
                        "--schedules",
                        "--random-seed",
                        "--time-budget",
                        "--strategy",
                        "--depth",
                        "--preemptions",
                        "--step-limit",
                        "--max-parallel-forks",
                        "--replay",
                        "--replay-times");
        assertThat(build.run("help", "--task", "synthesizeConcurrentTests").getOutput())
                .contains("--max-cycle-length", "--schedules", "--random-seed", "--time-budget")
                .contains("--fail-on", "--update-baseline")
                .doesNotContain("--tests", "--debug-jvm");
        assertThat(build.run("help", "--task", "traceSeedTests").getOutput())
                .contains("--tests", "--print", "--branches");
    }

    /** In two projects, since a task does not run after one that has failed. */
    @Test
    void tasks_without_work_fail_with_the_reason_even_if_what_they_need_is_left_out() {
        String script = "plugins {\n    id(\"java\")\n    id(\"io.snarl\")\n}\nrepositories { mavenCentral() }\n";
        build.with("settings.gradle.kts", "include(\"a\", \"b\")\n")
                .with("build.gradle.kts", "")
                .with("a/build.gradle.kts", script)
                .with("b/build.gradle.kts", script);

        var result = build.runAndFail(
                ":a:synthesizeConcurrentTests",
                "-x",
                ":a:traceSeedTests",
                ":b:adoptConcurrentTests",
                "--continue",
                "--configuration-cache");

        assertThat(result.task(":a:synthesizeConcurrentTests").getOutcome()).isEqualTo(FAILED);
        assertThat(result.task(":b:adoptConcurrentTests").getOutcome()).isEqualTo(FAILED);
        assertThat(result.getOutput())
                .contains("synthesizeConcurrentTests has no traces to read: there is no ", "Run traceSeedTests")
                .contains("adoptConcurrentTests has nothing to copy: there is no ", "Run synthesizeConcurrentTests")
                .contains(
                        "reportConcurrentTests has nothing to report",
                        "Run synthesizeConcurrentTests or fuzzConcurrentTests.")
                .contains("Configuration cache entry stored.")
                .doesNotContain("problems were found", "problem was found");
    }

    @Test
    void whatever_builds_on_traces_fails_because_nothing_was_traced() {
        var result = build.runAndFail("synthesizeConcurrentTests", "--configuration-cache");

        assertThat(result.getOutput())
                .contains("traceSeedTests has nothing to trace", "Configuration cache entry stored.")
                .doesNotContain("problems were found", "problem was found");
        assertThat(result.task(":synthesizeConcurrentTests")).isNull();
    }

    @Test
    void tasks_run_in_the_order_of_the_data_flow() {
        List<String> planned = build.run("fuzzConcurrentTests", "synthesizeConcurrentTests", "--dry-run")
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
                        ":fuzzConcurrentTests")
                .containsSubsequence(":synthesizeConcurrentTests", ":recordFindings", ":verifyFindings")
                .containsSubsequence(":recordFindings", ":fuzzConcurrentTests");
    }

    @Test
    void concurrent_tests_can_be_run_without_synthesis() {
        assertThat(build.run("fuzzConcurrentTests", "--dry-run").getOutput())
                .contains(":compileConcurrentTestJava SKIPPED", ":fuzzConcurrentTests SKIPPED")
                .doesNotContain("traceSeedTests", "synthesizeConcurrentTests");
    }

    @Test
    void nothing_of_snarl_joins_check_or_assemble() {
        assertThat(build.run("build", "--dry-run").getOutput())
                .contains(":check SKIPPED")
                .doesNotContain("Seed", "oncurrent", "Findings");
    }

    @ParameterizedTest
    @ValueSource(strings = {"false", "true"})
    void who_asks_for_all_test_tasks_does_not_ask_for_those_of_snarl(String isolated) {
        build.withJavaProject("""
                tasks.check { dependsOn(tasks.withType<Test>()) }
                tasks.register("nightly") { dependsOn(tasks.fuzzConcurrentTests) }
                """);
        String cached = "--configuration-cache";
        String mode = "-Dorg.gradle.unsafe.isolated-projects=" + isolated;

        var checked = build.run("check", cached, mode);
        var again = build.run("check", cached, mode);
        var named = build.runAndFail("check", "tST", cached, mode);
        var wanted = build.runAndFail("nightly", cached, mode);

        for (String task : List.of("traceSeedTests", "fuzzConcurrentTests", "reportConcurrentTests")) {
            assertThat(checked.task(":" + task).getOutcome()).isEqualTo(SKIPPED);
            assertThat(again.task(":" + task).getOutcome()).isEqualTo(SKIPPED);
        }
        assertThat(again.getOutput()).contains("Reusing configuration cache.");
        assertThat(named.getOutput()).contains("traceSeedTests has nothing to trace");
        assertThat(wanted.getOutput()).contains("fuzzConcurrentTests has nothing to run");
    }
}
