package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gradle.testkit.runner.GradleRunner;
import org.gradle.tooling.GradleConnector;
import org.gradle.tooling.model.GradleProject;
import org.gradle.tooling.model.Task;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs a sample as somebody does who has just cloned the repository. */
class SampleTest {

    @TempDir
    static Path clone;

    private static Path sample;

    /** In a copy, because the sample builds the plugin, which this build is using. */
    @BeforeAll
    static void cloneSourceTree() throws IOException {
        SourceTree.copyTo(clone);
        sample = clone.resolve("samples/bank-accounts");
    }

    @Test
    void tests_of_the_sample_pass_and_lead_to_its_bugs_and_those_of_its_concurrent_tests_are_found() {
        var result = runner(
                        "test",
                        "--rerun",
                        "traceSeedTests",
                        "--rerun",
                        "synthesizeConcurrentTests",
                        "--rerun",
                        "fuzzConcurrentTests",
                        "--continue")
                .buildAndFail();

        assertThat(result.task(":test").getOutcome()).isEqualTo(SUCCESS);
        assertThat(result.getOutput())
                .contains("5 seed tests traced", "rewritten: 2 subjects, 0 library classes, 2 test classes")
                .contains("2 confirmed, 3 benign, 0 not confirmed")
                .contains("DEADLOCK com.example.bank.AccountConcurrencyTest.transferTo_deadlocks_with_transferTo")
                .contains(
                        "NOT LINEARIZABLE com.example.bank.BankConcurrencyTest.transfer_loses_an_update_with_transfer")
                .contains("5 concurrent tests: 4 failed, 1 passed; ")
                .contains("FAILED com.example.bank.BankConcurrentTest.oppositeTransfers", ": deadlock")
                .contains(
                        "FAILED com.example.bank.BankConcurrentTest.transfersAreCounted", "expected: <30> but was: <");
    }

    @Test
    void tools_see_the_tasks_of_the_sample() {
        var connector = GradleConnector.newConnector()
                .useInstallation(GradleBuild.GRADLE_HOME)
                .useGradleUserHomeDir(GradleBuild.GRADLE_USER_HOME)
                .forProjectDirectory(sample.toFile());
        try (var connection = connector.connect()) {
            var model = connection
                    .model(GradleProject.class)
                    .withArguments("--offline")
                    .get();

            assertThat(model.getTasks())
                    .filteredOn(task -> "snarl".equals(task.getGroup()))
                    .extracting(Task::getName)
                    .containsExactlyInAnyOrder(
                            "traceSeedTests",
                            "synthesizeConcurrentTests",
                            "recordFindings",
                            "verifyFindings",
                            "fuzzConcurrentTests",
                            "adoptConcurrentTests",
                            "reportConcurrentTests");
        } finally {
            connector.disconnect();
        }
    }

    /** With the build cache, which saves compiling Snarl once more. */
    private static GradleRunner runner(String... arguments) {
        return GradleRunner.create()
                .withGradleInstallation(GradleBuild.GRADLE_HOME)
                .withTestKitDir(GradleBuild.GRADLE_USER_HOME)
                .withProjectDir(sample.toFile())
                .withArguments(Stream.concat(Stream.of("--offline", "--build-cache"), Stream.of(arguments))
                        .toList());
    }
}
