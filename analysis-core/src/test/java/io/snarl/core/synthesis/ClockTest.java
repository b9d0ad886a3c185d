package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ClockTest {

    private int seconds;

    private static Clock clock(Duration budget) {
        return new Clock(budget, Progress.to(new PrintStream(OutputStream.nullOutputStream())));
    }

    @Test
    void search_that_is_asked_to_stop_was_cut() {
        Clock clock = clock(Duration.ofNanos(1));

        assertThat(clock.isTimeLeft()).isFalse();
        assertThat(clock.wasCut()).isTrue();
        assertThat(clock.left()).isZero();
    }

    @Test
    void search_that_ends_before_its_time_was_not_cut() {
        Clock clock = clock(Duration.ofDays(1));

        assertThat(clock.isTimeLeft()).isTrue();
        assertThat(clock.wasCut()).isFalse();
    }

    @Test
    void part_of_a_search_that_has_used_its_half_leaves_the_rest_to_others() {
        Clock clock = clock(Duration.ofDays(1));

        clock.giveHalf();
        assertThat(clock.left()).isLessThanOrEqualTo(Duration.ofHours(12));
        clock.cut();
        assertThat(clock.isTimeLeft()).isFalse();
        assertThat(clock.left()).isZero();

        clock.giveAll();
        assertThat(clock.isTimeLeft()).isTrue();
        assertThat(clock.wasCut()).isFalse();
        clock.cut();
        assertThat(clock.wasCut()).isTrue();
    }

    @Test
    void some_time_is_kept_for_the_final_run() {
        assertThat(clock(Duration.ofDays(1)).left())
                .isLessThanOrEqualTo(Duration.ofDays(1).minusSeconds(30));
        assertThat(clock(Duration.ofSeconds(100)).left()).isLessThanOrEqualTo(Duration.ofSeconds(80));
    }

    @Test
    void predicting_has_two_thirds_of_the_time_or_half_of_what_is_left_when_it_begins() {
        Clock early = clockOfNinetySeconds();
        assertThat(isTimeLeftToPredictAt(10, early)).isTrue();
        assertThat(isTimeLeftToPredictAt(47, early)).isTrue();
        assertThat(isTimeLeftToPredictAt(48, early)).isFalse();

        Clock late = clockOfNinetySeconds();
        assertThat(isTimeLeftToPredictAt(60, late)).isTrue();
        assertThat(isTimeLeftToPredictAt(65, late)).isTrue();
        assertThat(isTimeLeftToPredictAt(66, late)).isFalse();
        assertThat(late.wasCut()).isTrue();
    }

    /** Of which 72 are there for anything but the final run. */
    private Clock clockOfNinetySeconds() {
        seconds = 0;
        return new Clock(
                Duration.ofSeconds(90),
                Progress.to(new PrintStream(OutputStream.nullOutputStream())),
                () -> Duration.ofSeconds(seconds).toNanos());
    }

    private boolean isTimeLeftToPredictAt(int second, Clock clock) {
        seconds = second;
        return clock.isTimeLeftToPredict();
    }
}
