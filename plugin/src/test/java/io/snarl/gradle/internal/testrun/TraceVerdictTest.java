package io.snarl.gradle.internal.testrun;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.gradle.internal.analysis.RunOutcome;
import io.snarl.gradle.internal.analysis.trace.JvmOutcome;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TraceVerdictTest {

    private static final RuntimeException DIED =
            new IllegalStateException("wrapped", new IllegalStateException("Process finished with exit value 3\nHelp"));

    private final TraceVerdict verdict = after(jvms(null, 1, 0, null));

    @Test
    void one_usable_test_is_enough() {
        assertThat(verdict.failureOf(new RunOutcome(5, 1, 0, true, List.of(), ""), null))
                .isEmpty();
        assertThat(after(jvms(DIED, 1, 7, "20 JVMs are enough"))
                        .failureOf(new RunOutcome(5, 1, 0, false, List.of(), ""), DIED))
                .isEmpty();
    }

    @Test
    void no_usable_test_is_a_failure() {
        assertThat(verdict.failureOf(new RunOutcome(5, 0, 0, true, List.of(), ""), null))
                .hasValueSatisfying(message -> assertThat(message).contains("none of the 5 seed tests passed"));
        assertThat(verdict.failureOf(new RunOutcome(0, 0, 0, true, List.of(), ""), null))
                .hasValueSatisfying(message -> assertThat(message).contains("found no test to trace"));
        assertThat(after(jvms(null, 0, 2, null)).failureOf(new RunOutcome(0, 0, 0, true, List.of(), ""), null))
                .hasValueSatisfying(
                        message -> assertThat(message).contains("the tests that have not failed were lost"));
        assertThat(after(jvms(DIED, 0, 2, "20 JVMs are enough"))
                        .failureOf(new RunOutcome(0, 0, 0, true, List.of(), ""), DIED))
                .hasValue("20 JVMs are enough");
    }

    @Test
    void patterns_that_no_test_matches_are_named() {
        assertThat(new TraceVerdict(
                                "traceSeedTests",
                                "unit",
                                Set.of("*BankTset", "*Bnak"),
                                Set.of(),
                                jvms(null, 0, 0, null))
                        .failureOf(RunOutcome.NOTHING, null))
                .hasValue(
                        "snarl.seedTests.include is *BankTset, *Bnak, but no test of the suite 'unit' that is not left out"
                                + " otherwise has such a name. Allowed are patterns as for --tests, such as *BankTest or"
                                + " com.acme.BankTest.deposits*.");
    }

    @Test
    void patterns_that_may_have_left_out_all_tests_are_named() {
        assertThat(new TraceVerdict("traceSeedTests", "unit", Set.of(), Set.of("*.a*", "*.b*"), jvms(null, 0, 0, null))
                        .failureOf(RunOutcome.NOTHING, null))
                .hasValue("traceSeedTests found no test to trace: the test classes hold none that JUnit runs, or"
                        + " snarl.seedTests.exclude (*.a*, *.b*), tags, categories or filters leave all of them out. Write a"
                        + " JUnit test, leave out fewer, or name another suite by snarl.seedTests.suite.");
    }

    @Test
    void what_gradle_says_of_a_run_without_traces_stands() {
        assertThat(verdict.failureOf(new RunOutcome(0, 0, 0, true, List.of(), ""), DIED))
                .isEmpty();
    }

    @Test
    void what_gradle_says_of_a_run_with_traces_is_a_warning_in_a_line() {
        assertThat(verdict.isEnough(new RunOutcome(1, 1, 0, true, List.of(), "")))
                .isTrue();
        assertThat(verdict.isEnough(new RunOutcome(1, 0, 0, true, List.of(), "")))
                .isFalse();
        assertThat(jvms(DIED, 3, 0, null).warning())
                .hasValue("Gradle could not end the run of the tests as usual: Process finished with exit value 3."
                        + " The traces are complete.");
        assertThat(jvms(DIED, 3, 9, "20 JVMs are enough").warning()).hasValue("20 JVMs are enough");
        assertThat(jvms(null, 3, 1, null).warning()).isEmpty();
    }

    @Test
    void traces_of_a_run_in_which_a_jvm_was_killed_may_be_others_the_next_time() {
        var complete = new JvmOutcome(true, true, 5, 0, false, List.of());
        var lacking = new JvmOutcome(true, true, 4, 1, true, List.of());

        assertThat(new SeedJvmRunner.RunEnd(null, complete, null, 2, false).mayFindMore())
                .isFalse();
        assertThat(new SeedJvmRunner.RunEnd(null, complete, null, 2, true).mayFindMore())
                .isTrue();
        assertThat(new SeedJvmRunner.RunEnd(null, complete, "given up", 2, false).mayFindMore())
                .isTrue();
        assertThat(new SeedJvmRunner.RunEnd(null, lacking, null, 2, false).mayFindMore())
                .isTrue();
    }

    @Test
    void status_of_a_jvm_is_taken_from_what_gradle_says() {
        assertThat(new JvmExit(DIED, null).status()).isEqualTo(3);
        assertThat(new JvmExit(null, null).status()).isZero();
    }

    private static TraceVerdict after(SeedJvmRunner.RunEnd jvms) {
        return new TraceVerdict("traceSeedTests", "test", Set.of(), Set.of(), jvms);
    }

    private static SeedJvmRunner.RunEnd jvms(RuntimeException ofGradle, int usable, int lost, String gaveUp) {
        return new SeedJvmRunner.RunEnd(
                ofGradle, new JvmOutcome(true, true, usable, lost, false, List.of()), gaveUp, 2, false);
    }
}
