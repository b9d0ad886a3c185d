package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.FAILED;
import static org.gradle.testkit.runner.TaskOutcome.FROM_CACHE;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;

import io.snarl.contract.trace.index.LostTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.gradle.testkit.runner.TaskOutcome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results that lack something by accident: the next build makes up for it, and no other gets them from the build cache. */
@Order(2)
class PartialResultsTest {

    private static final String TRACE = ":traceSeedTests";
    private static final String SYNTHESIZE = ":synthesizeConcurrentTests";

    @TempDir
    Path directory;

    private GradleBuild build;

    @BeforeEach
    void write() {
        build = new GradleBuild(directory)
                .withJavaProject("""
                        testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                        snarl.synthesis.maxHeapSize = providers.gradleProperty("heap").orElse("1g")
                        """.formatted(GradleBuild.JUNIT))
                .with("settings.gradle.kts", "buildCache.local.directory = rootDir.resolve(\"cache\")\n")
                .with("gradle.properties", "org.gradle.caching=true\norg.gradle.configuration-cache=true\n")
                .with("src/main/java/p/Counter.java", """
                        package p;

                        public class Counter {
                            private volatile int value;

                            public void add(int amount) {
                                value = value + amount;
                            }

                            public int value() {
                                return value;
                            }
                        }
                        """)
                .with("src/test/java/p/CounterTest.java", """
                        package p;

                        import static org.junit.jupiter.api.Assertions.*;

                        import org.junit.jupiter.api.*;

                        class CounterTest {
                            @Test
                            void adds() {
                                var counter = new Counter();
                                counter.add(1);
                                assertEquals(1, counter.value());
                            }
                        }
                        """);
    }

    @Test
    void seed_test_that_was_killed_is_traced_by_the_next_build_and_nobody_gets_the_traces_without_it()
            throws IOException {
        build.with("src/test/java/p/UnluckyTest.java", """
                package p;

                import java.io.File;
                import org.junit.jupiter.api.*;

                class UnluckyTest {
                    @Test
                    void is_killed() throws Exception {
                        new Counter().add(1);
                        if (new File("stormy").exists()) {
                            new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start().waitFor();
                            Thread.sleep(60_000);
                        }
                    }
                }
                """).with("stormy", "");
        assertThat(outcomeOf(TRACE, build.run("traceSeedTests"))).isEqualTo(SUCCESS);
        assertThat(build.index("").lost()).extracting(LostTest::title).containsExactly("p.UnluckyTest.is_killed");

        Files.delete(directory.resolve("stormy"));
        assertThat(outcomeOf(TRACE, build.run("traceSeedTests"))).isEqualTo(SUCCESS);
        assertThat(build.index("").lost()).isEmpty();

        delete("build");
        assertThat(outcomeOf(TRACE, build.run("traceSeedTests"))).isEqualTo(FROM_CACHE);
        assertThat(build.index("").lost()).isEmpty();
    }

    @Test
    void traces_with_a_loss_are_not_in_the_build_cache() throws IOException {
        build.with("src/test/java/p/UnluckyTest.java", """
                package p;

                import org.junit.jupiter.api.*;

                class UnluckyTest {
                    @Test
                    void is_killed() throws Exception {
                        new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start().waitFor();
                        Thread.sleep(60_000);
                    }

                    @Test
                    void exits() {
                        System.exit(1);
                    }
                }
                """);
        build.run("traceSeedTests");

        delete("build");
        assertThat(outcomeOf(TRACE, build.run("traceSeedTests"))).isEqualTo(SUCCESS);

        build.run("traceSeedTests", "--tests", "*CounterTest*", "--tests", "*exits*");
        delete("build");
        BuildResult exiting = build.run("traceSeedTests", "--tests", "*CounterTest*", "--tests", "*exits*");
        // A test that ends its JVM does so anywhere.
        assertThat(outcomeOf(TRACE, exiting)).isEqualTo(FROM_CACHE);
    }

    @Test
    void damaged_trace_costs_its_test_and_what_comes_of_the_others_is_not_in_the_build_cache() throws IOException {
        build.with("src/test/java/p/OtherTest.java", """
                package p;

                import org.junit.jupiter.api.*;

                class OtherTest {
                    @Test
                    void other() {
                        new Counter().value();
                    }
                }
                """);
        build.run("synthesizeConcurrentTests");
        Map<String, String> whole = new FaultProject(directory).outputs();
        Path trace = tracesOf("p.OtherTest").findFirst().orElseThrow();
        Files.write(trace, Arrays.copyOf(Files.readAllBytes(trace), (int) Files.size(trace) - 1));

        BuildResult damaged = build.run("synthesizeConcurrentTests", "-x", "traceSeedTests");

        assertThat(damaged.getOutput())
                .contains(
                        "Not examined, because something went wrong (1): reading the trace of p.OtherTest.other: The trace")
                .contains("was cut off", "Run traceSeedTests --rerun. Everything else was.")
                .contains("NOT LINEARIZABLE")
                .doesNotContain("Please report it");
        delete("build/snarl/synthesis");
        delete("build/tmp");
        assertThat(outcomeOf(SYNTHESIZE, build.run("synthesizeConcurrentTests", "-x", "traceSeedTests")))
                .isEqualTo(SUCCESS);
        build.run("traceSeedTests", "--rerun", "synthesizeConcurrentTests");
        assertThat(new FaultProject(directory).outputs()).isEqualTo(whole);
    }

    /** Adds a test of which a trace has very much to tell: many lines, each with many calls that pass many values. */
    private void addLongTest() {
        String lines = "        for (int i = 0; i < 60; i++) { counter.add(many()); }\n".repeat(300);
        build.with("src/main/java/p/Counter.java", """
                package p;

                public class Counter {
                    private volatile int value;

                    public void add(int... amounts) {
                        value = value + amounts[0];
                    }

                    public int value() {
                        return value;
                    }
                }
                """).with("src/test/java/p/LongTest.java", """
                package p;

                import org.junit.jupiter.api.*;

                class LongTest {
                    private static int[] many() {
                        int[] amounts = new int[250];
                        java.util.Arrays.fill(amounts, 100_000);
                        return amounts;
                    }

                    @Test
                    void adds_often() {
                        var counter = new Counter();
                %s    }
                }
                """.formatted(lines));
    }

    @Test
    void trace_that_takes_too_much_memory_costs_its_test() {
        addLongTest();

        BuildResult result = build.run("synthesizeConcurrentTests", "-Pheap=128m");

        assertThat(result.getOutput())
                .contains("Not examined, because something went wrong (1): reading the trace of p.LongTest.adds_often:"
                        + " there was not enough memory: raise snarl.synthesis.maxHeapSize. Everything else was.")
                .contains("NOT LINEARIZABLE");
    }

    @Test
    void analysis_without_memory_for_anything_says_what_to_set_and_leaves_all_as_it_was() throws IOException {
        build.run("synthesizeConcurrentTests");
        Map<String, String> before = new FaultProject(directory).outputs();
        Files.delete(directory.resolve("src/test/java/p/CounterTest.java"));
        addLongTest();

        BuildResult result = build.runAndFail("synthesizeConcurrentTests", "-Pheap=64m");

        assertThat(outcomeOf(SYNTHESIZE, result)).isEqualTo(FAILED);
        assertThat(result.getOutput())
                .contains("raise snarl.synthesis.maxHeapSize", "What was there before is unchanged")
                .doesNotContainPattern("(?m)^\\s+at [\\w.$]+\\(");
        assertThat(new FaultProject(directory).outputs()).isEqualTo(before);
    }

    @Test
    void concurrent_tests_run_again_if_their_jvm_was_killed() {
        build.with("stormy", "").with("src/concurrentTest/java/p/KilledTest.java", """
                package p;

                import java.io.File;
                import org.junit.jupiter.api.*;

                class KilledTest {
                    @Test
                    void is_killed_once() throws Exception {
                        if (new File("stormy").delete()) {
                            new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start();
                            while (true) {
                                Thread.onSpinWait();
                            }
                        }
                    }
                }
                """);

        BuildResult result = build.run("fuzzConcurrentTests");

        assertThat(result.getOutput())
                .contains(
                        "The test JVM was killed (status 137). All tests run once more in a new one, by the same schedules.")
                .contains("1 concurrent test: 1 passed");
        assertThat(directory.resolve("build/test-results/fuzzConcurrentTests/TEST-p.KilledTest.xml"))
                .content()
                .contains("tests=\"1\" skipped=\"0\" failures=\"0\"");
    }

    private Stream<Path> tracesOf(String testClass) {
        return FaultProject.filesIn(directory.resolve("build/snarl/traces").resolve(testClass)).stream()
                .filter(file -> !file.getFileName().toString().contains("setup"));
    }

    private void delete(String path) throws IOException {
        try (Stream<Path> files = Files.walk(directory.resolve(path))) {
            for (Path file : files.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.delete(file);
            }
        }
    }

    private static TaskOutcome outcomeOf(String task, BuildResult result) {
        return result.task(task).getOutcome();
    }
}
