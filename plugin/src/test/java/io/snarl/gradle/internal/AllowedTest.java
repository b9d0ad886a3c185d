package io.snarl.gradle.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
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
