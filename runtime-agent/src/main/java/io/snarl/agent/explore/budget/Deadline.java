package io.snarl.agent.explore.budget;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The deadline of a test.
 *
 * @param begin when it began, by the clock
 * @param share what it may take
 * @param clock in nanoseconds
 */
public record Deadline(long begin, long share, LongSupplier clock) {

    public boolean hasPassed() {
        return clock.getAsLong() - begin >= share;
    }

    public Duration spent() {
        return Duration.ofNanos(clock.getAsLong() - begin);
    }
}
