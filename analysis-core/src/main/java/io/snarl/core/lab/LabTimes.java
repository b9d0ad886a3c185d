package io.snarl.core.lab;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.lab.TrialPhase;
import io.snarl.contract.lab.TrialReply;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Adds up what the JVMs of a lab spend their time on; of JVMs that work at the same time each counts. */
public final class LabTimes {

    private final Map<String, Duration> spent = new LinkedHashMap<>();

    synchronized void add(String work, Duration time) {
        spent.merge(work, time, Duration::plus);
    }

    /**
     * Adds what a trial took.
     *
     * @param all from the request to the reply
     */
    void add(TrialReply reply, Duration all) {
        Duration other = all;
        for (TrialPhase phase : TrialPhase.values()) {
            Duration time = Duration.ofNanos(1000 * reply.micros().getOrDefault(phase, 0L));
            // Classes are rewritten in the middle of another phase.
            other = phase == TrialPhase.REWRITING ? other : other.minus(time);
            add(JsonLine.word(phase), time);
        }
        add("loading and writing results", other);
    }

    /** Returns how long each sort of work took. */
    public synchronized Map<String, Duration> spent() {
        return new LinkedHashMap<>(spent);
    }
}
