package io.snarl.benchmark.analysis;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.core.kind.atomicity.AtomicityNotes;
import io.snarl.core.kind.deadlock.DeadlockNotes;
import io.snarl.core.kind.deadlock.predict.CycleDetector;
import io.snarl.core.kind.deadlock.predict.LockDependencies;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.synthesis.SeedAnalysis;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What the analysis of one recording cost.
 *
 * @param readSeconds for reading all events and doing nothing with them
 * @param followSeconds for finding calls, paths and lock nodes, which reads the events once more
 * @param cycleSeconds for finding the cycles that lock nodes form
 */
record Measurement(long events, int nodes, long cycles, double readSeconds, double followSeconds, double cycleSeconds) {

    private static final int LONGEST_CYCLE = 2;

    static Measurement of(Path recording) {
        var index = TraceIndex.read(recording.resolve("index.jsonl"));
        var mishaps = new Mishaps(recording.resolve("mishaps.log"));
        var clock = new Clock();
        index.usable().forEach(test -> index.tracesOf(test).forEach(part -> read(part.trace())));
        double read = clock.lap();

        var notes = new DeadlockNotes();
        SeedAnalysis.of(recording, List.of(notes, new AtomicityNotes()), test -> {}, () -> true, mishaps);
        LockDependencies dependencies = notes.dependencies();
        double follow = clock.lap();

        var cycles = new AtomicLong();
        new CycleDetector(String::equals, () -> true, mishaps)
                .detect(dependencies.edges(), LONGEST_CYCLE, cycle -> cycles.incrementAndGet());
        if (!mishaps.all().isEmpty()) {
            throw new IllegalStateException(mishaps.all().toString());
        }
        return new Measurement(index.events(), dependencies.size(), cycles.get(), read, follow, clock.lap());
    }

    double seconds() {
        return followSeconds + cycleSeconds;
    }

    private static void read(Path path) {
        try (Trace trace = Trace.open(path)) {
            for (Event event : trace) {
                event.thread();
            }
        }
    }

    /** Tells how long it has been since it was asked before. */
    private static final class Clock {

        private long latest = System.nanoTime();

        double lap() {
            long now = System.nanoTime();
            double seconds = (now - latest) / 1e9;
            latest = now;
            return seconds;
        }
    }
}
