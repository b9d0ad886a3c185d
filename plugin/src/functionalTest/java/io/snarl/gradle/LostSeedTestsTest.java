package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gradle.testkit.runner.TaskOutcome.SUCCESS;
import static org.gradle.testkit.runner.TaskOutcome.UP_TO_DATE;

import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.TracedTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build whose seed tests end their JVM in many ways: each costs itself, and all others are used. */
@Order(4)
class LostSeedTestsTest {

    private static final Pattern CASE = Pattern.compile("<testcase name=\"([^\"]+)\" classname=\"([^\"]+)\"");

    @TempDir
    static Path directory;

    private static GradleBuild build;
    private static BuildResult result;

    @BeforeAll
    static void trace() {
        build = new GradleBuild(directory)
                .with("settings.gradle", """
                        rootProject.name = 'losses'
                        include 'modern', 'first', 'old'
                        """)
                .with("build.gradle", """
                        plugins {
                            id 'io.snarl' apply false
                        }
                        subprojects {
                            apply plugin: 'java-library'
                            apply plugin: 'io.snarl'
                            repositories { mavenCentral() }
                            snarl.seedTests.testTimeout = java.time.Duration.ofSeconds(6)
                            tasks.named('test') { maxHeapSize = '128m' }
                        }
                        """)
                .with(
                        "modern/build.gradle",
                        "testing.suites.test { useJUnitJupiter('%s') }\n".formatted(GradleBuild.JUNIT))
                .with("first/build.gradle", """
                        dependencies {
                            testImplementation 'org.junit.jupiter:junit-jupiter-api:%1$s'
                            testRuntimeOnly 'org.junit.jupiter:junit-jupiter-engine:%1$s'
                        }
                        test { useJUnitPlatform() }
                        """.formatted(System.getProperty("snarl.junit5.oldest")))
                .with("old/build.gradle", "testing.suites.test { useJUnit('%s') }\n".formatted(GradleBuild.JUNIT4));
        for (String project : List.of("modern", "first", "old")) {
            build.with(project + "/src/main/java/p/Counter.java", """
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
                    """);
        }
        build.with("modern/src/test/java/p/EndTest.java", """
                package p;

                import java.util.*;
                import org.junit.jupiter.api.*;

                @TestMethodOrder(MethodOrderer.MethodName.class)
                class EndTest {
                    @Test
                    void a() {
                        new Counter().add(1);
                    }

                    @Test
                    void b_exits() {
                        System.exit(1);
                    }

                    @Test
                    void c_halts() {
                        Runtime.getRuntime().halt(3);
                    }

                    @Test
                    void d() {
                        new Counter().add(2);
                    }

                    @Test
                    void e_hangs() {
                        while (new Counter().value() == 0) {
                            Thread.interrupted();
                        }
                    }

                    @Test
                    void f_is_killed() throws Exception {
                        new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start().waitFor();
                        Thread.sleep(60_000);
                    }

                    @Test
                    void g_fills_the_memory() {
                        new Counter().add(new long[200_000_000].length);
                    }

                    @Test
                    void h_calls_itself() {
                        h_calls_itself();
                    }

                    @Test
                    void i() {
                        new Counter().add(3);
                    }
                }
                """)
                .with("modern/src/test/java/p/ContainersTest.java", """
                package p;

                import java.util.*;
                import java.util.stream.*;
                import org.junit.jupiter.api.*;
                import org.junit.jupiter.params.*;
                import org.junit.jupiter.params.provider.*;

                class ContainersTest {
                    @Nested
                    class Before {
                        @BeforeAll
                        static void exits() {
                            System.exit(5);
                        }

                        @Test
                        void never() {}
                    }

                    @Nested
                    @TestMethodOrder(MethodOrderer.MethodName.class)
                    class Inner {
                        static Counter shared;

                        @BeforeAll
                        static void make() {
                            shared = new Counter();
                        }

                        @Test
                        void a() {
                            shared.add(1);
                        }

                        @Test
                        void b_exits() {
                            System.exit(6);
                        }

                        @Test
                        void c() {
                            shared.add(3);
                        }
                    }

                    @Nested
                    class After {
                        @AfterAll
                        static void exits() {
                            new Counter().add(9);
                            System.exit(7);
                        }

                        @Test
                        void after() {
                            new Counter().add(1);
                        }
                    }

                    @ParameterizedTest
                    @ValueSource(ints = {1, 2, 3, 4})
                    void adds(int amount) {
                        new Counter().add(amount);
                        if (amount == 2) {
                            System.exit(8);
                        }
                    }

                    @TestFactory
                    Stream<DynamicTest> dynamic() {
                        return Stream.of(1, 2, 3).map(amount -> DynamicTest.dynamicTest("of " + amount, () -> {
                            new Counter().add(amount);
                            if (amount == 2) {
                                Runtime.getRuntime().halt(9);
                            }
                        }));
                    }
                }
                """)
                .with("first/src/test/java/p/FirstTest.java", """
                package p;

                import java.util.stream.*;
                import org.junit.jupiter.api.*;

                class FirstTest {
                    @Test
                    void passes() {
                        new Counter().add(1);
                    }

                    @Test
                    void exits() {
                        System.exit(1);
                    }

                    @RepeatedTest(3)
                    void repeats(RepetitionInfo info) {
                        new Counter().add(1);
                        if (info.getCurrentRepetition() == 2) {
                            System.exit(2);
                        }
                    }

                    @TestFactory
                    Stream<DynamicTest> dynamic() {
                        return Stream.of(1, 2, 3).map(amount -> DynamicTest.dynamicTest("of " + amount, () -> {
                            new Counter().add(amount);
                            if (amount == 2) {
                                System.exit(3);
                            }
                        }));
                    }

                    @io.snarl.Interleaved
                    @Test
                    void is_concurrent() {
                        System.exit(4);
                    }
                }
                """)
                .with("old/src/test/java/p/OldTest.java", """
                package p;

                import org.junit.*;
                import org.junit.runner.*;
                import org.junit.runners.*;

                @RunWith(Parameterized.class)
                @FixMethodOrder(MethodSorters.NAME_ASCENDING)
                public class OldTest {
                    @Parameterized.Parameters
                    public static Object[] amounts() {
                        return new Object[] {1, 2, 3};
                    }

                    @Parameterized.Parameter
                    public int amount;

                    @Test
                    public void a() {
                        new Counter().add(amount);
                    }

                    @Test
                    public void b_exits_at_2() {
                        new Counter().add(amount);
                        if (amount == 2) {
                            System.exit(4);
                        }
                    }
                }
                """);
        result = build.run("synthesizeConcurrentTests", "--configuration-cache", "--continue");
    }

    @Test
    void tasks_end_with_what_they_have() {
        for (String project : List.of(":modern", ":first", ":old")) {
            assertThat(result.task(project + ":traceSeedTests").getOutcome()).isEqualTo(SUCCESS);
            assertThat(result.task(project + ":synthesizeConcurrentTests").getOutcome())
                    .isEqualTo(SUCCESS);
        }
    }

    @Test
    void only_losses_that_need_not_come_back_make_the_task_run_again() {
        assertThat(directory.resolve("modern/build/snarl/traces/unfinished.txt"))
                .exists();
        assertThat(build.run(":old:traceSeedTests", "--configuration-cache")
                        .task(":old:traceSeedTests")
                        .getOutcome())
                .isEqualTo(UP_TO_DATE);
    }

    @Test
    void every_test_that_passes_is_traced_once() {
        assertThat(usableIn("modern"))
                .containsExactlyInAnyOrder(
                        "p.EndTest.a",
                        "p.EndTest.d",
                        "p.EndTest.i",
                        "p.ContainersTest$Inner.a",
                        "p.ContainersTest$Inner.c",
                        "p.ContainersTest$After.after",
                        "p.ContainersTest.adds \"[1] 1\"",
                        "p.ContainersTest.adds \"[3] 3\"",
                        "p.ContainersTest.adds \"[4] 4\"",
                        "p.ContainersTest.dynamic \"of 1\"",
                        "p.ContainersTest.dynamic \"of 3\"");
        assertThat(usableIn("first"))
                .containsExactlyInAnyOrder(
                        "p.FirstTest.passes",
                        "p.FirstTest.repeats \"repetition 1 of 3\"",
                        "p.FirstTest.repeats \"repetition 3 of 3\"",
                        "p.FirstTest.dynamic \"of 1\"",
                        "p.FirstTest.dynamic \"of 3\"");
        assertThat(usableIn("old"))
                .containsExactlyInAnyOrder(
                        "p.OldTest.a \"a[0]\"",
                        "p.OldTest.a \"a[1]\"",
                        "p.OldTest.a \"a[2]\"",
                        "p.OldTest.b_exits_at_2 \"b_exits_at_2[0]\"",
                        "p.OldTest.b_exits_at_2 \"b_exits_at_2[2]\"");
    }

    @Test
    void each_test_that_ends_its_jvm_is_named_with_the_reason() {
        Map<String, String> reasons =
                build.index("modern").lost().stream().collect(Collectors.toMap(LostTest::title, LostTest::reason));

        assertThat(reasons.remove("p.EndTest.e_hangs"))
                .matches("no end after 6 seconds, in p\\..*\\(.*\\.java:\\d+\\)");
        assertThat(reasons)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "p.EndTest.b_exits", "it ended the JVM by System.exit(1)",
                        "p.EndTest.c_halts", "it ended the JVM by Runtime.halt(3)",
                        "p.EndTest.f_is_killed", "its JVM was killed by signal 9",
                        "p.EndTest.g_fills_the_memory", "java.lang.OutOfMemoryError: Java heap space",
                        "p.ContainersTest$Before", "it ended the JVM by System.exit(5), outside of its tests",
                        "p.ContainersTest$Inner.b_exits", "it ended the JVM by System.exit(6)",
                        "p.ContainersTest$After", "it ended the JVM by System.exit(7), outside of its tests",
                        "p.ContainersTest.adds \"[2] 2\"", "it ended the JVM by System.exit(8)",
                        "p.ContainersTest.dynamic \"of 2\"", "it ended the JVM by Runtime.halt(9)"));
        assertThat(build.index("modern").failed())
                .extracting(TracedTest::title)
                .containsExactly("p.EndTest.h_calls_itself");
    }

    @Test
    void reports_of_gradle_have_the_tests_of_all_jvms() throws IOException {
        assertThat(testCasesIn("modern")).hasSize(11 + 10 + 1).doesNotHaveDuplicates();
        assertThat(testCasesIn("first")).hasSize(5 + 3).doesNotHaveDuplicates();
        assertThat(testCasesIn("old")).hasSize(6).doesNotHaveDuplicates();
    }

    @Test
    void synthesis_uses_what_there_is_and_says_what_is_missing() {
        for (String project : List.of("modern", "first", "old")) {
            assertThat(directory.resolve(project).resolve("build/snarl/findings.json"))
                    .content()
                    .contains("not linearizable");
        }
        assertThat(result.getOutput())
                .containsPattern(
                        "8 of 20 seed tests and the other tests of 2 containers were lost: .*p.EndTest.b_exits");
    }

    private static List<String> usableIn(String project) {
        return build.index(project).usable().stream().map(TracedTest::title).toList();
    }

    private static List<String> testCasesIn(String project) throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve(project).resolve("build/test-results/traceSeedTests"))) {
            return files.filter(file -> file.toString().endsWith(".xml"))
                    .flatMap(file -> CASE.matcher(read(file)).results())
                    .map(match -> match.group(2) + "." + match.group(1))
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
