package io.snarl.agent.explore.budget;

import io.snarl.contract.lab.TrialPhase;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** Measures how long the phases of exploring a test take; it is always in one phase, or in none. */
public final class PhaseTimes {

    private final Map<TrialPhase, Long> nanos = new EnumMap<>(TrialPhase.class);
    private TrialPhase phase;
    private long begin;

    /** Begins a phase, or none if it is null; returns the one that has ended. */
    public TrialPhase begin(TrialPhase next) {
        long now = System.nanoTime();
        TrialPhase ended = phase;
        if (ended != null) {
            nanos.merge(ended, now - begin, Long::sum);
        }
        phase = next;
        begin = now;
        return ended;
    }

    /** Returns how long a phase has taken in all, without what it is in now. */
    public Duration of(TrialPhase asked) {
        return Duration.ofNanos(nanos.getOrDefault(asked, 0L));
    }
}
