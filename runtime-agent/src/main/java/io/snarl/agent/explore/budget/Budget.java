package io.snarl.agent.explore.budget;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The number of schedules for each test and the time for all tests together. */
public final class Budget {

    private final int schedules;
    private final Time time;
    private final PhaseTimes phases = new PhaseTimes();

    /** Creates a budget whose time begins with the first test. */
    public Budget(int schedules, Duration time) {
        this(schedules, time, System::nanoTime);
    }

    public Budget(int schedules, Duration time, LongSupplier clock) {
        if (schedules < 1) {
            throw new IllegalArgumentException("A test needs at least 1 schedule, not " + schedules);
        }
        this.schedules = schedules;
        this.time = new Time(time.toNanos(), clock);
    }

    /** Shares the time fairly among the given number of tests; what one leaves, the others get. */
    public void expect(int tests) {
        time.tests = tests;
    }

    public int schedules() {
        return schedules;
    }

    /** Returns what measures the phases of the tests. */
    public PhaseTimes phases() {
        return phases;
    }

    /** Begins the next test and returns its deadline. */
    public Deadline begin() {
        long now = time.clock.getAsLong();
        if (!time.running) {
            time.running = true;
            time.end = now + time.length;
        }
        long share = Math.max(0, time.end - now) / Math.max(1, time.tests);
        time.tests--;
        return new Deadline(now, share, time.clock);
    }

    private static final class Time {

        private final long length;
        private final LongSupplier clock;
        private boolean running;
        private long end;
        private int tests = 1;

        Time(long length, LongSupplier clock) {
            this.length = length;
            this.clock = clock;
        }
    }
}
