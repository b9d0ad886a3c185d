package io.snarl.gradle.internal.testrun;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.gradle.internal.analysis.RunOutcome;
import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

class FuzzVerdictTest {

    private static final RuntimeException OF_GRADLE = new IllegalStateException("No tests found for given includes");

    private final FuzzVerdict verdict =
            new FuzzVerdict("fuzzConcurrentTests", "test", List.of(), null, 0, false, false);
    private final FuzzVerdict ofReplay =
            new FuzzVerdict("fuzzConcurrentTests", "test", List.of(), new File("a.schedule"), 0, false, false);

    @Test
    void run_in_which_no_test_failed_passes() {
        assertThat(verdict.failureOf(run(2, 2, 0), null)).isEmpty();
        assertThat(verdict.failureOf(run(2, 1, 0), null)).isEmpty();
    }

    @Test
    void one_failed_test_is_a_failure_unless_failures_are_ignored() {
        assertThat(verdict.failureOf(run(2, 2, 1), null))
                .hasValue("1 of 2 concurrent tests failed: see above for what happened, and for the command that makes"
                        + " it happen again.");
        assertThat(new FuzzVerdict("fuzzConcurrentTests", "test", List.of(), null, 0, false, true)
                        .failureOf(run(2, 2, 1), null))
                .isEmpty();
    }

    @Test
    void run_that_found_out_nothing_is_a_failure() {
        assertThat(verdict.failureOf(run(1, 0, 0), null))
                .hasValue("Nothing was found out about 1 concurrent test: see above for the reasons.");
        assertThat(verdict.failureOf(run(0, 0, 0), null))
                .hasValueSatisfying(message -> assertThat(message)
                        .startsWith("fuzzConcurrentTests found no test to run:")
                        .contains("put @Interleaved on one in src/test/java"));
    }

    @Test
    void schedule_that_no_longer_fits_is_a_failure() {
        assertThat(ofReplay.failureOf(run(1, 0, 0), null))
                .hasValueSatisfying(
                        message -> assertThat(message).startsWith("The schedule a.schedule could not be replayed:"));
    }

    @Test
    void schedules_of_which_some_no_longer_fit_are_a_failure_unless_failures_are_ignored() {
        assertThat(ofReplay.failureOf(run(3, 2, 0), null))
                .hasValue("1 of the schedules in a.schedule could not be replayed: see above for the reasons.");
        assertThat(new FuzzVerdict("fuzzConcurrentTests", "test", List.of(), new File("a"), 0, false, true)
                        .failureOf(run(3, 2, 0), null))
                .isEmpty();
    }

    @Test
    void schedule_of_a_test_that_is_not_there_is_a_failure() {
        assertThat(ofReplay.failureOf(RunOutcome.NOTHING, null))
                .hasValueSatisfying(message -> assertThat(message)
                        .startsWith("fuzzConcurrentTests found no test that a.schedule could be replayed"));
    }

    @Test
    void run_in_which_all_tests_were_left_out_passes() {
        assertThat(new FuzzVerdict("fuzzConcurrentTests", "test", List.of(), null, 2, false, false)
                        .failureOf(RunOutcome.NOTHING, null))
                .isEmpty();
    }

    @Test
    void run_without_tests_passes_if_synthesis_has_found_no_bug() {
        assertThat(new FuzzVerdict("fuzzConcurrentTests", "test", List.of(), null, 0, true, false)
                        .failureOf(RunOutcome.NOTHING, null))
                .isEmpty();
    }

    @Test
    void names_that_match_no_test_are_a_failure_whatever_was_found_before() {
        assertThat(new FuzzVerdict("fuzzConcurrentTests", "test", List.of("typo", "*X"), null, 0, true, true)
                        .failureOf(RunOutcome.NOTHING, null))
                .hasValueSatisfying(message -> assertThat(message)
                        .startsWith(
                                "--tests is typo, *X, which matches no test of the suites 'concurrentTest' and 'test'.")
                        .contains("Nothing was run, and what earlier runs have left is as it was."));
    }

    @Test
    void what_gradle_says_of_a_run_that_ended_by_itself_stands() {
        assertThat(verdict.failureOf(run(0, 0, 0), OF_GRADLE)).isEmpty();
    }

    @Test
    void jvm_that_died_is_a_failure_that_names_the_test() {
        assertThat(verdict.failureOf(new RunOutcome(1, 1, 0, false, List.of("demo.ATest#a()"), ""), OF_GRADLE))
                .hasValueSatisfying(message -> assertThat(message)
                        .startsWith("The test JVM ended while demo.ATest#a() ran: No tests found for given includes."));
    }

    private static RunOutcome run(int ended, int usable, int failed) {
        return new RunOutcome(ended, usable, failed, true, List.of(), "");
    }
}
