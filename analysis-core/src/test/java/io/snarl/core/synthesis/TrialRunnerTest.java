package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class TrialRunnerTest {

    private static final Supplier<Duration> FOREVER = () -> Duration.ofDays(1);

    private final AtomicInteger made = new AtomicInteger();

    private Supplier<Optional<Integer>> plans(int number) {
        return () -> made.get() < number ? Optional.of(made.incrementAndGet()) : Optional.empty();
    }

    @Test
    void no_more_plans_are_made_than_are_run_next() {
        Supplier<Optional<Integer>> plans = plans(5);

        assertThat(TrialRunner.portion(plans, 2, FOREVER)).containsExactly(1, 2);
        assertThat(made).hasValue(2);
        assertThat(TrialRunner.portion(plans, 2, FOREVER)).containsExactly(3, 4);
        assertThat(TrialRunner.portion(plans, 2, FOREVER)).containsExactly(5);
        assertThat(TrialRunner.portion(plans, 2, FOREVER)).isEmpty();
    }

    @Test
    void making_plans_leaves_half_of_the_time_to_run_them() {
        // Each takes a second.
        Supplier<Duration> left = () -> Duration.ofSeconds(10 - made.get());

        assertThat(TrialRunner.portion(plans(100), 50, left)).hasSize(5);
    }

    @Test
    void nothing_is_planned_when_the_time_is_over() {
        assertThat(TrialRunner.portion(plans(5), 2, () -> Duration.ZERO)).isEmpty();
        assertThat(made).hasValue(0);
    }
}
