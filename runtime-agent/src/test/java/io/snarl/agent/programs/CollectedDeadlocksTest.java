package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.Parallel;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.CollectedDeadlock;
import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import io.snarl.contract.settings.PreparedFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Collects the deadlocks of small tests in one JVM, without a build tool. */
class CollectedDeadlocksTest {

    private static final Path SOURCES = Path.of("src/test/programs/collected/collected");
    private static final Map<Jdk, RunResults> RUNS = new EnumMap<>(Jdk.class);
    private static final Map<Jdk, TracedRun> LABS = new EnumMap<>(Jdk.class);

    private static synchronized RunResults on(Jdk jdk) {
        return RUNS.computeIfAbsent(jdk.required(), CollectedDeadlocksTest::run);
    }

    private static RunResults run(Jdk jdk) {
        Path work = Workspace.fresh("collected-" + jdk.version());
        Path subjects = work.resolve("classes/subjects");
        Path tests = work.resolve("classes/tests");
        TracedRun lab = new TracedRun(jdk, work.resolve("run"))
                .subjects(subjects, ClassPath.ofClass(Parallel.class))
                .tests(tests)
                .set("mode", "fuzz")
                .set("collect", "deadlocks")
                .set("random.seed", "1")
                .prepare();
        // After the preparation, since one preparation serves many rounds of tests.
        Programs.compile("collected", work.resolve("classes"));
        LABS.put(jdk, lab);
        runTests(lab, tests);
        return RunResults.read(lab.output().resolve("fuzz.jsonl"));
    }

    private static void runTests(TracedRun lab, Path tests) {
        ChildJvm.run(lab.command("io.snarl.agent.junit.RunTests", List.of(tests.toString())))
                .succeeded();
    }

    private static TestResult test(Jdk jdk, String method) {
        return on(jdk).tests().stream()
                .filter(test -> test.method().orElseThrow().equals(method))
                .findFirst()
                .orElseThrow();
    }

    /** {@code forkThenKnife: synchronized (fork) { synchronized (knife) { | …}, which names each place by its source. */
    private static List<String> deadlocks(TestResult test) {
        return test.collected().deadlocks().stream()
                .map(CollectedDeadlock::deadlock)
                .map(CollectedDeadlocksTest::words)
                .sorted()
                .toList();
    }

    private static String words(Deadlock deadlock) {
        return deadlock.edges().stream()
                .map(edge -> edge.heldAt().method() + ": " + source(edge.heldAt()) + " " + source(edge.wantedAt()))
                .sorted()
                .collect(Collectors.joining(" | "));
    }

    private static String source(CodePlace place) {
        try {
            return Files.readAllLines(SOURCES.resolve(place.sourceFile()))
                    .get(place.line() - 1)
                    .strip();
        } catch (IOException e) {
            throw new AssertionError("not a place of the program: " + place, e);
        }
    }

    private static List<String> classes(TestResult test) {
        return test.collected().deadlocks().get(0).deadlock().edges().stream()
                .map(edge -> edge.held().replaceFirst(".*\\.", "") + " "
                        + edge.wanted().replaceFirst(".*\\.", ""))
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void monitors_are_told_by_the_lines_that_take_them(Jdk jdk) {
        TestResult test = test(jdk, "monitors");

        assertThat(test.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(deadlocks(test))
                .containsExactly("forkThenKnife: synchronized (fork) { synchronized (knife) {"
                        + " | knifeThenFork: synchronized (knife) { synchronized (fork) {");
        assertThat(classes(test)).containsExactly("Object Object", "Object Object");
        assertThat(test.deadlock()).contains(test.collected().deadlocks().get(0).deadlock());
        assertThat(test.collected().sequential()).isEmpty();
        assertThat(test.collected().otherFailures()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void locks_are_told_by_the_lines_that_call_them(Jdk jdk) {
        TestResult test = test(jdk, "locks");

        assertThat(deadlocks(test))
                .containsExactly("ladleThenSpoon: ladle.lock(); spoon.lock();"
                        + " | spoonThenLadle: spoon.lock(); ladle.lock();");
        assertThat(classes(test)).containsExactly("ReentrantLock ReentrantLock", "ReentrantLock ReentrantLock");
    }

    @ParameterizedTest
    @EnumSource
    void views_of_a_lock_have_the_class_of_the_lock(Jdk jdk) {
        TestResult test = test(jdk, "readWriteLocks");

        assertThat(deadlocks(test))
                .containsExactly("cupThenGlass: cup.readLock().lock(); glass.writeLock().lock();"
                        + " | glassThenCup: glass.readLock().lock(); cup.writeLock().lock();");
        assertThat(classes(test)).containsOnly("ReentrantReadWriteLock ReentrantReadWriteLock");
    }

    @ParameterizedTest
    @EnumSource
    void circle_may_have_a_monitor_and_a_lock(Jdk jdk) {
        TestResult test = test(jdk, "monitorAndLock");

        assertThat(deadlocks(test))
                .containsExactly("forkThenSpoon: synchronized (fork) { spoon.lock();"
                        + " | spoonThenFork: spoon.lock(); synchronized (fork) {");
        assertThat(classes(test)).containsExactly("Object ReentrantLock", "ReentrantLock Object");
    }

    @ParameterizedTest
    @EnumSource
    void circle_may_have_three_threads(Jdk jdk) {
        assertThat(deadlocks(test(jdk, "threeThreads")))
                .containsExactly("forkThenKnife: synchronized (fork) { synchronized (knife) {"
                        + " | knifeThenSpoon: synchronized (knife) { spoon.lock();"
                        + " | spoonThenFork: spoon.lock(); synchronized (fork) {");
    }

    @ParameterizedTest
    @EnumSource
    void each_deadlock_of_a_test_has_files_of_its_own(Jdk jdk) {
        TestResult test = test(jdk, "twoDeadlocks");

        assertThat(deadlocks(test)).hasSize(2);
        assertThat(test.collected().deadlocks())
                .extracting(one -> one.schedule().getFileName().toString())
                .containsExactly(
                        "collected.CutleryTest.twoDeadlocks.schedule", "collected.CutleryTest.twoDeadlocks.2.schedule");
        assertThat(test.collected().deadlocks()).allSatisfy(one -> {
            assertThat(one.replays()).isEqualTo(3);
            assertThat(one.schedule()).isRegularFile();
            assertThat(one.interleaving()).isRegularFile();
        });
    }

    @ParameterizedTest
    @EnumSource
    void places_inside_the_jdk_are_told_as_they_are(Jdk jdk) {
        TestResult test = test(jdk, "vectors");

        assertThat(test.collected().deadlocks())
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one.deadlock().edges()).allSatisfy(edge -> {
                    assertThat(edge.held()).isEqualTo("java.util.Vector");
                    assertThat(edge.heldAt().className()).isEqualTo("java.util.Vector");
                    assertThat(edge.heldAt().method()).isEqualTo("equals");
                    assertThat(edge.heldAt().sourceFile()).isEqualTo("Vector.java");
                    assertThat(edge.heldAt().line()).isPositive();
                    assertThat(edge.wantedAt().className()).startsWith("java.util.Vector");
                }));
    }

    @ParameterizedTest
    @EnumSource
    void locks_in_the_same_order_pass(Jdk jdk) {
        TestResult test = test(jdk, "sameOrder");

        assertThat(test.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(test.schedules()).isGreaterThanOrEqualTo(20);
        assertThat(test.collected()).isEqualTo(Collected.NOTHING);
    }

    @ParameterizedTest
    @EnumSource
    void exception_of_threads_that_run_one_after_the_other_is_told(Jdk jdk) {
        TestResult test = test(jdk, "throwsAnyhow");

        assertThat(test.outcome()).isEqualTo(TestOutcome.PASSED);
        assertThat(test.collected().sequential()).hasValueSatisfying(failure -> {
            assertThat(failure.text())
                    .matches("java.lang.IllegalStateException: it is broken"
                            + " at collected.Cutlery.drop\\(Cutlery.java:\\d+\\)");
            assertThat(failure.exception()).contains("java.lang.IllegalStateException");
        });
    }

    @ParameterizedTest
    @EnumSource
    void threads_that_run_one_after_the_other_are_not_preempted_however_long_they_take(Jdk jdk) {
        TestResult test = test(jdk, "longWay");

        assertThat(deadlocks(test)).hasSize(1);
        assertThat(test.collected().sequential()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void every_thread_is_the_first_once(Jdk jdk) {
        assertThat(test(jdk, "throwsInOneOrder").collected().sequential())
                .hasValueSatisfying(failure -> assertThat(failure.text()).contains("expected: <0> but was: <1>"));
    }

    @ParameterizedTest
    @EnumSource
    void other_failures_are_told_and_do_not_end_the_search(Jdk jdk) {
        TestResult test = test(jdk, "losesUpdatesAndDeadlocks");

        assertThat(test.outcome()).isEqualTo(TestOutcome.FAILED);
        assertThat(test.collected().deadlocks()).hasSize(1);
        assertThat(test.collected().sequential()).isEmpty();
        assertThat(test.collected().otherFailures()).singleElement().asString().contains("expected: <2> but was: <1>");
    }

    @Test
    void schedule_of_a_further_deadlock_can_be_replayed() throws IOException {
        CollectedDeadlock further =
                test(Jdk.JDK_17, "twoDeadlocks").collected().deadlocks().get(1);
        TracedRun lab = LABS.get(Jdk.JDK_17);
        Path replayed = Workspace.fresh("collected-replayed");
        Path settings = lab.prepared().resolve(PreparedFiles.SETTINGS);
        Files.writeString(
                settings,
                Files.readString(settings) + "\noutput=" + replayed + "\nreplay=" + further.schedule() + "\n");

        runTests(lab, Workspace.existing("collected-17").resolve("classes/tests"));

        assertThat(RunResults.read(replayed.resolve("fuzz.jsonl")).tests())
                .singleElement()
                .satisfies(test -> {
                    assertThat(test.outcome()).isEqualTo(TestOutcome.FAILED);
                    assertThat(test.claim()).contains("failed in the stored way in 1 of 1 replays");
                    assertThat(test.deadlock()).contains(further.deadlock());
                });
    }
}
