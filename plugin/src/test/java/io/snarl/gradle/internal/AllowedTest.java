package io.snarl.gradle.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gradle.api.InvalidUserDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllowedTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void bounds_of_the_cycle_length_are_allowed(int length) {
        assertThat(Allowed.CYCLE_LENGTH.require("x", length)).isEqualTo(length);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6})
    void cycle_length_out_of_bounds_is_refused(int length) {
        assertThatThrownBy(() -> Allowed.CYCLE_LENGTH.require("snarl.synthesis.maxCycleLength", length))
                .isInstanceOf(InvalidUserDataException.class)
                .hasMessage(
                        "snarl.synthesis.maxCycleLength is " + length + ", but allowed is a whole number from 2 to 5.");
    }

    @Test
    void verdicts_that_may_fail_a_build_are_allowed_together_and_any_and_none_alone() {
        var allowed = List.of(
                Set.of("any"),
                Set.of("none"),
                Set.of("crash"),
                Set.of("deadlock", "not-linearizable"),
                Set.<String>of());

        assertThat(allowed).allSatisfy(words -> Allowed.FAIL_ON.require("snarl.failOn", words));
        assertThat(FailOn.verdictsIn(Set.of("any"))).containsExactlyInAnyOrder("deadlock", "not-linearizable", "crash");
        assertThat(FailOn.verdictsIn(Set.of("none"))).isEmpty();
        assertThat(FailOn.verdictsIn(Set.of("crash"))).containsExactly("crash");
    }

    @Test
    void other_verdicts_are_refused() {
        assertThatThrownBy(() -> Allowed.FAIL_ON.require("--fail-on", Set.of("benign")))
                .hasMessage(
                        "--fail-on is [benign], but allowed is some of deadlock, not-linearizable, crash, or one of any"
                                + " and none alone.");
        assertThatThrownBy(() -> Allowed.FAIL_ON.require("--fail-on", new TreeSet<>(Set.of("none", "crash"))))
                .hasMessageStartingWith("--fail-on is [crash, none], but");
    }

    @ParameterizedTest
    @ValueSource(strings = {"@ThreadSafe", "com.acme.*", "com acme", "com/acme/Safe", "", "com..Safe"})
    void what_names_no_annotation_is_refused(String name) {
        assertThatThrownBy(() -> Allowed.ANNOTATIONS.require("snarl.subjects.annotatedWith", Set.of(name)))
                .hasMessage(
                        "snarl.subjects.annotatedWith is [" + name + "], but allowed is full names of annotations, such"
                                + " as com.acme.ThreadSafe, without '@' and '*'.");
    }

    @Test
    void names_of_annotations_are_allowed() {
        Set<String> names = Set.of("com.acme.ThreadSafe", "Shared", "com.acme.Marks$Größe", "com.acme.Marks.Shared");

        assertThat(Allowed.ANNOTATIONS.require("snarl.subjects.annotatedWith", names))
                .isEqualTo(names);
    }

    @ParameterizedTest
    @ValueSource(strings = {"much", "0g", "-1m", "1 g", "1.5g"})
    void heap_that_is_no_size_is_refused(String size) {
        assertThatThrownBy(() -> Allowed.HEAP_SIZE.require("snarl.synthesis.maxHeapSize", size))
                .hasMessage("snarl.synthesis.maxHeapSize is " + size + ", but allowed is a size such as 512m or 2g.");
    }

    @Test
    void bugs_without_depth_and_replays_that_never_run_are_refused() {
        assertThatThrownBy(() -> Allowed.DEPTH.require("--depth", 0))
                .hasMessage("--depth is 0, but allowed is a whole number of 1 or more.");
        assertThatThrownBy(() -> Allowed.FORKS.require("snarl.fuzzing.forks", 0))
                .hasMessage("snarl.fuzzing.forks is 0, but allowed is a whole number of 1 or more.");
        assertThatThrownBy(() -> Allowed.TIMES.require("--replay-times", 0))
                .hasMessage("--replay-times is 0, but allowed is a whole number of 1 or more.");
    }

    @Test
    void no_schedules_at_all_are_refused() {
        assertThatThrownBy(() -> Allowed.SCHEDULES.require("--schedules", 0))
                .hasMessage("--schedules is 0, but allowed is a whole number of 1 or more.");
        assertThat(Allowed.SCHEDULES.require("--schedules", 1)).isOne();
    }

    @Test
    void limit_of_no_events_is_refused() {
        assertThatThrownBy(() -> Allowed.LIMIT.require("snarl.seedTests.eventLimit", 0L))
                .hasMessage("snarl.seedTests.eventLimit is 0, but allowed is a whole number of 1 or more.");
        assertThat(Allowed.LIMIT.require("snarl.seedTests.eventLimit", 1L)).isOne();
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0S", "PT-1S"})
    void time_budget_of_nothing_is_refused(Duration budget) {
        assertThatThrownBy(() -> Allowed.DURATION.require("snarl.fuzzing.timeBudget", budget))
                .hasMessage("snarl.fuzzing.timeBudget is " + budget
                        + ", but allowed is a duration longer than zero, such as Duration.ofMinutes(2).");
    }

    @Test
    void strategy_that_does_not_exist_is_refused() {
        assertThatThrownBy(() -> Allowed.STRATEGY.require("--strategy", "best"))
                .hasMessage("--strategy is best, but allowed is one of mixed, random, pct, pos, exhaustive, directed.");
        assertThat(Allowed.STRATEGY.require("--strategy", "pct")).isEqualTo("pct");
    }

    @Test
    void schedules_without_preemptions_are_allowed() {
        assertThat(Allowed.PREEMPTIONS.require("--preemptions", 0)).isZero();
        assertThatThrownBy(() -> Allowed.PREEMPTIONS.require("--preemptions", -1))
                .hasMessage("--preemptions is -1, but allowed is a whole number of 0 or more.");
    }
}
