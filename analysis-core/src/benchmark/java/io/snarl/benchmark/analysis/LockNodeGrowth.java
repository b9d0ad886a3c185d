package io.snarl.benchmark.analysis;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Analyses synthetic recordings for deadlocks, of a growing number of events and of lock nodes, all in this JVM. */
final class LockNodeGrowth {

    private static final long MOST_EVENTS = 10_000_000;
    private static final int MOST_NODES = 10_000;
    private static final double MOST_SECONDS = 60;

    private final Path work;

    LockNodeGrowth(Path work) {
        this.work = work;
    }

    void measure() {
        measure(MOST_EVENTS / 10, MOST_NODES / 10);
        System.out.println("    events   nodes  cycles   read s  follow s  cycles s   total s");
        System.out.println("growing with events");
        for (long events : List.of(MOST_EVENTS / 8, MOST_EVENTS / 4, MOST_EVENTS / 2, MOST_EVENTS)) {
            print(measure(events, MOST_NODES));
        }
        System.out.println("growing with lock nodes");
        for (int nodes : List.of(MOST_NODES / 8, MOST_NODES / 4, MOST_NODES / 2, MOST_NODES, 2 * MOST_NODES)) {
            print(measure(MOST_EVENTS / 4, nodes));
        }
    }

    private Measurement measure(long events, int nodes) {
        SyntheticRecording.write(work, events, nodes);
        return Measurement.of(work);
    }

    private static void print(Measurement measured) {
        System.out.printf(
                Locale.ROOT,
                "%,10d %,7d %,7d %8.2f %9.2f %9.2f %9.2f%s%n",
                measured.events(),
                measured.nodes(),
                measured.cycles(),
                measured.readSeconds(),
                measured.followSeconds(),
                measured.cycleSeconds(),
                measured.seconds(),
                measured.seconds() > MOST_SECONDS ? "  aim missed: under " + (int) MOST_SECONDS + " s" : "");
    }
}
