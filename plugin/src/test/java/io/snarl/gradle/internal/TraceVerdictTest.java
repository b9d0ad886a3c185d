package io.snarl.gradle.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.gradle.internal.analysis.RunOutcome;
import java.io.File;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TraceVerdictTest {

    private static final RuntimeException DIED =
            new IllegalStateException("wrapped", new IllegalStateException("Process finished with exit value 3\nHelp"));

    private final TraceVerdict verdict =
            new TraceVerdict("traceSeedTests", new File("traces"), "test", Set.of(), Set.of());

    @Test
    void one_usable_test_is_enough() {
        assertThat(verdict.failureOf(new RunOutcome(5, 1, 0, true, List.of(), ""), null))
                .isEmpty();
    }

    @Test
    void no_usable_test_is_a_failure() {
        assertThat(verdict.failureOf(new RunOutcome(5, 0, 0, true, List.of(), ""), null))
                .hasValueSatisfying(message -> assertThat(message).contains("none of the 5 seed tests passed"));
        assertThat(verdict.failureOf(new RunOutcome(0, 0, 0, true, List.of(), ""), null))
                .hasValueSatisfying(message -> assertThat(message).contains("found no test to trace"));
    }

    @Test
    void patterns_that_no_test_matches_are_named() {
        assertThat(new TraceVerdict(
                                "traceSeedTests", new File("traces"), "unit", Set.of("*BankTset", "*Bnak"), Set.of())
                        .failureOf(RunOutcome.NOTHING, null))
                .hasValue(
                        "snarl.seedTests.include is *BankTset, *Bnak, but no test of the suite 'unit' that is not left out"
                                + " otherwise has such a name. Allowed are patterns as for --tests, such as *BankTest or"
                                + " com.acme.BankTest.deposits*.");
    }

    @Test
    void patterns_that_may_have_left_out_all_tests_are_named() {
        assertThat(new TraceVerdict("traceSeedTests", new File("traces"), "unit", Set.of(), Set.of("*.a*", "*.b*"))
                        .failureOf(RunOutcome.NOTHING, null))
                .hasValue("traceSeedTests found no test to trace: the test classes hold none that JUnit runs, or"
                        + " snarl.seedTests.exclude (*.a*, *.b*), tags, categories or filters leave all of them out. Write a"
                        + " JUnit test, leave out fewer, or name another suite by snarl.seedTests.suite.");
    }

    @Test
    void what_gradle_says_of_a_run_that_ended_by_itself_stands() {
        assertThat(verdict.failureOf(new RunOutcome(0, 0, 0, true, List.of(), ""), DIED))
                .isEmpty();
    }

    @Test
    void jvm_that_died_is_a_failure_that_names_the_test_and_the_cause() {
        assertThat(verdict.failureOf(new RunOutcome(2, 2, 0, false, List.of("p.ATest > f()"), ""), DIED))
                .hasValue(
                        "The test JVM ended while p.ATest > f() ran: Process finished with exit value 3. The traces of"
                                + " the 2 tests that had passed before are kept in traces. Mend that test or leave it out by"
                                + " snarl.seedTests.exclude, and run traceSeedTests again.");
    }

    @Test
    void jvm_that_a_test_has_ended_without_an_error_is_a_failure_as_well() {
        assertThat(verdict.failureOf(new RunOutcome(2, 2, 0, true, List.of("p.ATest > f()"), ""), null))
                .hasValueSatisfying(message -> assertThat(message)
                        .contains("while p.ATest > f() ran: without an error, as by System.exit or Runtime.halt."));
        assertThat(verdict.failureOf(new RunOutcome(2, 2, 0, false, List.of(), ""), null))
                .hasValueSatisfying(message -> assertThat(message).contains("while no test ran"));
    }
}
