package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;

import java.nio.file.Path;
import java.util.List;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projects whose concurrent tests cannot be run: one build, which must fail in each of them. */
class FuzzFailuresTest {

    private static final String CONCURRENT_TEST = """
            package p;

            class ATest {
                @org.junit.jupiter.api.Test
                void a() {
                    io.snarl.Parallel.inParallel(() -> {}, () -> %s);
                }
            }
            """;

    @TempDir
    static Path directory;

    private static BuildResult result;

    @BeforeAll
    static void fuzz() {
        var build = new GradleBuild(directory)
                .with("settings.gradle", """
                        rootProject.name = 'failures'
                        include 'unmarked', 'halting', 'missing', 'broken'
                        """)
                .with("build.gradle", """
                        plugins {
                            id 'io.snarl' apply false
                        }
                        subprojects {
                            apply plugin: 'java-library'
                            apply plugin: 'io.snarl'
                            repositories { mavenCentral() }
                            testing.suites.test { useJUnitJupiter('%s') }
                        }
                        """.formatted(GradleBuild.JUNIT))
                .with("unmarked/src/test/java/p/ATest.java", CONCURRENT_TEST.formatted("{}"))
                .with(
                        "halting/src/concurrentTest/java/p/ATest.java",
                        CONCURRENT_TEST.formatted("Runtime.getRuntime().halt(3)"))
                .with("missing/src/concurrentTest/java/p/ATest.java", CONCURRENT_TEST.formatted("{}"))
                .with("broken/src/concurrentTest/java/p/ATest.java", CONCURRENT_TEST.formatted("{}"))
                .with("broken/my.schedule", "nonsense\n");

        result = build.runAndFail(
                ":unmarked:fuzzConcurrentTests",
                ":halting:fuzzConcurrentTests",
                ":missing:fuzzConcurrentTests",
                "--replay=gone.schedule",
                ":broken:fuzzConcurrentTests",
                "--replay=my.schedule",
                "--continue",
                "--parallel",
                "--configuration-cache");
    }

    @Test
    void each_task_fails() {
        for (String project : List.of("unmarked", "halting", "missing", "broken")) {
            assertThat(result.task(":" + project + ":fuzzConcurrentTests").getOutcome())
                    .isEqualTo(FAILED);
        }
    }

    @Test
    void project_without_marked_tests_is_told_what_to_do() {
        assertThat(result.getOutput())
                .contains(
                        "fuzzConcurrentTests found no test to run: the suite 'concurrentTest' has none, and no test of"
                                + " the suite 'test' carries @Interleaved. Write a JUnit test that starts threads in"
                                + " src/concurrentTest/java, put @Interleaved on one in src/test/java, or name one by --tests.");
    }

    @Test
    void jvm_that_ends_in_a_test_is_told_with_the_name_of_the_test() {
        assertThat(result.getOutput())
                .contains("The test JVM ended while p.ATest#a() ran: ", "finished with non-zero exit value 3");
    }

    @Test
    void missing_schedule_is_told_with_where_it_was_looked_for() {
        assertThat(result.getOutput())
                .contains("--replay is gone.schedule, but allowed is a schedule file, and "
                        + directory.resolve("missing/gone.schedule") + " is none.");
    }

    @Test
    void broken_schedule_is_told_with_the_line() {
        assertThat(result.getOutput()).contains("my.schedule", "line 1");
    }
}
