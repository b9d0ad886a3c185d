package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimeBudgetTest {

    private int seconds;

    private static TimeBudget time(Duration budget) {
        return new TimeBudget(budget, Progress.to(new PrintStream(OutputStream.nullOutputStream())));
    }

    @Test
    void search_that_is_asked_to_stop_was_cut() {
        TimeBudget time = time(Duration.ofNanos(1));

        assertThat(time.isTimeLeft()).isFalse();
        assertThat(time.wasCut()).isTrue();
        assertThat(time.left()).isZero();
    }

    @Test
    void search_that_ends_before_its_time_was_not_cut() {
        TimeBudget time = time(Duration.ofDays(1));

        assertThat(time.isTimeLeft()).isTrue();
        assertThat(time.wasCut()).isFalse();
    }

    @Test
    void some_time_is_kept_for_the_final_run() {
        assertThat(time(Duration.ofDays(1)).left())
                .isLessThanOrEqualTo(Duration.ofDays(1).minusSeconds(30));
        assertThat(time(Duration.ofSeconds(100)).left()).isLessThanOrEqualTo(Duration.ofSeconds(80));
    }

    @Test
    void predicting_has_two_thirds_of_the_time_or_half_of_what_is_left_when_it_begins() {
        TimeBudget early = ninetySeconds();
        assertThat(isTimeLeftToPredictAt(10, early)).isTrue();
        assertThat(isTimeLeftToPredictAt(47, early)).isTrue();
        assertThat(isTimeLeftToPredictAt(48, early)).isFalse();

        TimeBudget late = ninetySeconds();
        assertThat(isTimeLeftToPredictAt(60, late)).isTrue();
        assertThat(isTimeLeftToPredictAt(65, late)).isTrue();
        assertThat(isTimeLeftToPredictAt(66, late)).isFalse();
        assertThat(late.wasCut()).isTrue();
    }

    /** Of which 72 are there for anything but the final run. */
    private TimeBudget ninetySeconds() {
        seconds = 0;
        return new TimeBudget(
                Duration.ofSeconds(90),
                Progress.to(new PrintStream(OutputStream.nullOutputStream())),
                () -> Duration.ofSeconds(seconds).toNanos());
    }

    private boolean isTimeLeftToPredictAt(int second, TimeBudget time) {
        seconds = second;
        return time.isTimeLeftToPredict();
    }
}
