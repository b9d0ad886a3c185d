package io.snarl.agent.explore.budget;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * When a test has used up its share of the time.
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
