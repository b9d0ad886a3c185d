package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.SKIPPED;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import java.nio.file.Path;
import java.util.List;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Projects whose concurrent tests fail or cannot be run: one build, which must fail in each of them. */
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

    private static final String LOST_UPDATE = """
            package p;

            import static %1$s.assertEquals;

            import io.snarl.Interleaved;
            import %2$s;

            public class LostUpdateTest {
                private int value;

                @Test
                @Interleaved
                public void isCounted() throws InterruptedException {
                    Thread thread = new Thread(() -> value++);
                    thread.start();
                    value++;
                    thread.join();
                    assertEquals(2, value);
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
                        include 'unmarked', 'halting', 'missing', 'broken', 'junit4', 'newest'
                        include 'selecting', 'off', 'none'
                        """)
                .with("build.gradle", """
                        plugins {
                            id 'io.snarl' apply false
                        }
                        subprojects {
                            apply plugin: 'java-library'
                            apply plugin: 'io.snarl'
                            repositories { mavenCentral() }
                        }
                        configure(subprojects.findAll { it.name != 'junit4' }) {
                            testing.suites.test { useJUnitJupiter('%s') }
                        }
                        """.formatted(GradleBuild.JUNIT))
                .with("junit4/build.gradle", """
                        tasks.withType(Test) { useJUnit() }
                        dependencies { testImplementation 'junit:junit:%s' }
                        """.formatted(GradleBuild.JUNIT4))
                .with(
                        "junit4/src/test/java/p/LostUpdateTest.java",
                        LOST_UPDATE.formatted("org.junit.Assert", "org.junit.Test"))
                .with("newest/build.gradle", """
                        snarl.fuzzing.javaLauncher =
                            javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(25) }
                        """)
                .with(
                        "newest/src/test/java/p/LostUpdateTest.java",
                        LOST_UPDATE.formatted("org.junit.jupiter.api.Assertions", "org.junit.jupiter.api.Test"))
                .with("selecting/build.gradle", """
                        tasks.withType(Test).configureEach {
                            useJUnitPlatform { includeTags 'bank' }
                            include '**/*BankTest.class'
                            exclude '**/Lost*'
                            filter {
                                includeTestsMatching '*BankTest'
                                excludeTestsMatching 'p.Lost*'
                            }
                        }
                        """)
                .with(
                        "selecting/src/concurrentTest/java/p/LostUpdateTest.java",
                        LOST_UPDATE.formatted("org.junit.jupiter.api.Assertions", "org.junit.jupiter.api.Test"))
                .with("off/build.gradle", "tasks.withType(Test).configureEach { onlyIf { false } }\n")
                .with("off/src/concurrentTest/java/p/ATest.java", CONCURRENT_TEST.formatted("{}"))
                .with("none/build.gradle", "fuzzConcurrentTests { include '**/*BankTest.class' }\n")
                .with("none/src/concurrentTest/java/p/ATest.java", CONCURRENT_TEST.formatted("{}"))
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
                ":junit4:fuzzConcurrentTests",
                ":newest:fuzzConcurrentTests",
                ":selecting:fuzzConcurrentTests",
                ":off:fuzzConcurrentTests",
                ":none:fuzzConcurrentTests",
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
        for (String project :
                List.of("unmarked", "halting", "missing", "broken", "junit4", "newest", "selecting", "none")) {
            assertThat(result.task(":" + project + ":fuzzConcurrentTests").getOutcome())
                    .isEqualTo(FAILED);
        }
    }

    @Test
    void project_without_marked_tests_is_told_what_to_do() {
        assertThat(result.getOutput())
                .contains(
                        "fuzzConcurrentTests found no test to run: the suite 'concurrentTest' has none, and no test of"
                                + " the suite 'test' carries @Interleaved. Run synthesizeConcurrentTests first, write a JUnit"
                                + " test that starts threads in src/concurrentTest/java, put @Interleaved on one in src/test/java, or name one by --tests.");
    }

    @Test
    void jvm_that_ends_in_a_test_is_told_with_the_name_of_the_test() {
        assertThat(result.getOutput())
                .contains("The test JVM ended while p.ATest#a() ran: ", "finished with non-zero exit value 3");
    }

    @Test
    void missing_schedule_is_told_with_where_it_was_looked_for() {
        assertThat(result.getOutput())
                .contains("--replay is gone.schedule, but allowed is a schedule file or a directory of them, and "
                        + directory.resolve("missing/gone.schedule") + " does not exist.");
    }

    @Test
    void broken_schedule_is_told_with_the_line() {
        assertThat(result.getOutput()).contains("my.schedule", "line 1");
    }

    @Test
    void lost_update_is_found_in_a_junit4_test() {
        assertLostUpdateIsFoundIn("junit4");
    }

    @Test
    void what_selects_tests_for_all_test_tasks_leaves_out_no_concurrent_test() {
        assertLostUpdateIsFoundIn("selecting");
    }

    @Test
    void patterns_of_the_task_alone_that_leave_out_all_classes_are_named() {
        assertThat(result.getOutput())
                .contains("> fuzzConcurrentTests has nothing to run: its patterns leave out all class files, since it"
                        + " includes [**/*BankTest.class] alone. Let them leave some.");
    }

    @Test
    void task_that_is_switched_off_with_all_test_tasks_says_so() {
        assertThat(result.task(":off:fuzzConcurrentTests").getOutcome()).isEqualTo(SKIPPED);
        assertThat(result.getOutput())
                .contains(":off:fuzzConcurrentTests runs no test: it is switched off, since a condition that was set by"
                        + " 'onlyIf' does not hold.");
    }

    @Test
    void lost_update_is_found_on_the_jvm_that_was_asked_for() {
        assertLostUpdateIsFoundIn("newest");
        assertThat(directory.resolve("newest/build/snarl/fuzz/schedules/p.LostUpdateTest.isCounted.schedule"))
                .content()
                .contains("java 25");
    }

    private static void assertLostUpdateIsFoundIn(String project) {
        var run = RunResults.read(directory.resolve(project).resolve("build/snarl/fuzz/fuzz.jsonl"));
        assertThat(run.tests()).singleElement().satisfies(test -> {
            assertThat(test.outcome()).isEqualTo(TestOutcome.FAILED);
            assertThat(test.sentence()).containsPattern("expected: ?<2> but was: ?<1>");
        });
    }
}
