package io.snarl.gradle.internal.analysis.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.ReplayCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FuzzRunSummaryTest {

    @TempDir
    private Path project;

    @Test
    void failure_is_shown_with_its_interleaving_and_how_to_replay_it() throws IOException {
        write(List.of("a"), List.of("two threads wait", "  main waits for b"));

        assertThat(summaryOf(failed("transfers"), passed("counts"))).isEqualTo("""
                        2 concurrent tests: 1 failed, 1 passed; 1,017 schedules in 2.5 s (strategy mixed, random seed 7)
                          passed: demo.ATest.counts: 1,000 schedules tried: none fails

                        FAILED demo.ATest.transfers, schedule 17: deadlock

                        main | thread-1
                        -----|---------
                        a    |

                        two threads wait
                          main waits for b

                          each thread holds a lock taken at demo.A.lock(A.java:3)
                          and waits for another at demo.A.other(A.java:5)
                          Replay: ./gradlew fuzz --replay build/a.schedule

                        Results: %s""".formatted(project));
    }

    @Test
    void test_of_which_nothing_is_known_is_named_with_the_reason() throws IOException {
        assertThat(summaryOf(
                        ended(TestOutcome.UNCONTROLLED, "reads", "a thread blocks in a socket"),
                        ended(TestOutcome.UNSTABLE, "asks", "two ended differently"),
                        ended(TestOutcome.NOT_RUN, "waits", "is disabled")))
                .contains(
                        "3 concurrent tests: 1 uncontrolled, 1 unstable, 1 not run; ",
                        "  not run: demo.ATest.waits: is disabled",
                        "  not controlled, so nothing is known of it: demo.ATest.reads: a thread blocks in a socket",
                        "  failed and did not fail again: demo.ATest.asks: two ended differently");
    }

    @Test
    void schedule_that_does_not_fit_is_named_with_where_it_parts_and_what_was_tried_from_there() throws IOException {
        assertThat(summaryOf(ended(TestOutcome.DIVERGED, "pays", "The schedule no longer fits at switch 2 of 4.")))
                .contains("""
                          does not fit the schedule: demo.ATest.pays: The schedule no longer fits at switch 2 of 4.
                            expected: 'main' stops before: end
                            nothing is known
                        """);
    }

    @Test
    void long_interleaving_is_shown_from_its_end() throws IOException {
        List<String> steps = new ArrayList<>(List.of("first"));
        steps.addAll(Collections.nCopies(96, "row"));
        write(steps, List.of("last"));

        assertThat(summaryOf(failed("transfers")))
                .contains("… 41 lines before are in " + project.resolve("steps.jsonl"), "last\n")
                .doesNotContain("first");
    }

    @Test
    void only_the_first_failures_are_shown_in_full() throws IOException {
        write(List.of(), List.of("table"));
        var failures = Collections.nCopies(12, failed("transfers"));

        String text = summaryOf(failures.toArray(TestResult[]::new));

        assertThat(text).contains("12 concurrent tests: 12 failed", "and 2 more that failed");
        assertThat(text.lines()).filteredOn("table"::equals).hasSize(3);
        assertThat(text.lines()).filteredOn("  main waits for b"::equals).hasSize(7);
    }

    private void write(List<String> steps, List<String> ending) throws IOException {
        var interleaving = new Interleaving(
                List.of("main", "thread-1"),
                steps.stream()
                        .map(text -> new InterleavingStep(
                                0,
                                0,
                                text,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                false))
                        .toList(),
                ending);
        Files.writeString(project.resolve("steps.jsonl"), interleaving.text());
    }

    private String summaryOf(TestResult... tests) throws IOException {
        var run = new RunResults(List.of(tests), List.of(), List.of(), true, Optional.empty(), List.of());
        return new FuzzRunSummary(
                        run,
                        project.resolve("fuzz.jsonl"),
                        "strategy mixed, random seed 7",
                        new ReplayCommand("./gradlew fuzz --replay", project))
                .text();
    }

    private TestResult failed(String method) {
        return new TestResult(
                "demo.ATest#" + method + "()",
                Optional.of("demo.ATest"),
                Optional.of(method),
                method + "()",
                TestOutcome.FAILED,
                Optional.of(FailureKind.DEADLOCK),
                17,
                500,
                Optional.of("mixed"),
                Optional.of("fails"),
                Optional.of("two threads wait"),
                List.of("main waits for b"),
                Optional.of(project.resolve("build/a.schedule")),
                Optional.of(project.resolve("steps.jsonl")),
                List.of(),
                Optional.of(new Deadlock(List.of(
                        new Deadlock.Edge("demo.A", place("lock", 3), "demo.A", place("other", 5)),
                        new Deadlock.Edge("demo.A", place("lock", 3), "demo.A", place("other", 5))))),
                Optional.empty(),
                Collected.NOTHING);
    }

    private static CodePlace place(String method, int line) {
        return new CodePlace("demo.A", method, "A.java", line);
    }

    private static TestResult passed(String method) {
        return test(TestOutcome.PASSED, method, "1,000 schedules tried: none fails", Optional.empty());
    }

    private static TestResult ended(TestOutcome outcome, String method, String summary) {
        return test(outcome, method, "nothing is known", Optional.of(summary));
    }

    private static TestResult test(TestOutcome outcome, String method, String claim, Optional<String> summary) {
        return new TestResult(
                "demo.ATest#" + method + "()",
                Optional.of("demo.ATest"),
                Optional.of(method),
                method + "()",
                outcome,
                Optional.empty(),
                1000,
                2000,
                Optional.of("mixed"),
                Optional.of(claim),
                summary,
                outcome == TestOutcome.DIVERGED ? List.of("expected: 'main' stops before: end") : List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Collected.NOTHING);
    }
}
