package io.snarl.core.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoundsTest {

    private static final Supplier<Duration> FOREVER = () -> Duration.ofDays(1);

    private final AtomicInteger made = new AtomicInteger();

    private Iterator<Integer> plans(int number) {
        return IntStream.range(0, number).mapToObj(i -> made.incrementAndGet()).iterator();
    }

    @Test
    void no_more_plans_are_made_than_are_run_next() {
        Iterator<Integer> plans = plans(5);

        assertThat(Rounds.portion(plans, 2, FOREVER)).containsExactly(1, 2);
        assertThat(made).hasValue(2);
        assertThat(Rounds.portion(plans, 2, FOREVER)).containsExactly(3, 4);
        assertThat(Rounds.portion(plans, 2, FOREVER)).containsExactly(5);
        assertThat(Rounds.portion(plans, 2, FOREVER)).isEmpty();
    }

    @Test
    void making_plans_leaves_half_of_the_time_to_run_them() {
        // Each takes a second.
        Supplier<Duration> left = () -> Duration.ofSeconds(10 - made.get());

        assertThat(Rounds.portion(plans(100), 50, left)).hasSize(5);
    }

    @Test
    void nothing_is_planned_when_the_time_is_over() {
        assertThat(Rounds.portion(plans(5), 2, () -> Duration.ZERO)).isEmpty();
        assertThat(made).hasValue(0);
    }
}
