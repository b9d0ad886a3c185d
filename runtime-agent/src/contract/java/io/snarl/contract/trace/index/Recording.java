package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A trace as the index describes it.
 *
 * @param trace the file
 * @param setup what ran before this one and made some of its objects; its trace may go on, with objects that have numbers of this one's
 * @param events how many events it has
 * @param seen how many events there were at least, also those that were not recorded
 * @param forThreads how many methods of classes that seem to be made for several threads it has
 * @param threads whether another thread than the test's own took part
 * @param cut whether recording stopped at the limit of events
 */
public record Recording(
        Path trace, Optional<TracePart> setup, long events, long seen, long forThreads, boolean threads, boolean cut) {

    static Optional<Recording> read(JsonLine line) {
        return line.path("trace")
                .map(trace -> new Recording(
                        trace,
                        line.path("setup").map(setup -> new TracePart(setup, setupEvents(line))),
                        line.longCount("events"),
                        seen(line),
                        line.optionalNumber("forThreads").orElse(0L),
                        line.truth("threads"),
                        line.truth("cut")));
    }

    /** Returns all that the setup has where the line does not say how much came before. */
    private static long setupEvents(JsonLine line) {
        return line.optionalNumber("setupEvents").orElse(Long.MAX_VALUE);
    }

    /** Returns as many as were recorded where the line does not say how many there were. */
    private static long seen(JsonLine line) {
        return line.optionalNumber("seen").orElseGet(() -> line.longCount("events"));
    }

    JsonLineWriter addTo(JsonLineWriter line, RelativePaths paths) {
        line.with("trace", paths.of(trace));
        setup.ifPresent(before -> line.with("setup", paths.of(before.trace())).with("setupEvents", before.events()));
        return line.with("events", events)
                .with("seen", seen)
                .with("forThreads", forThreads)
                .with("threads", threads)
                .with("cut", cut);
    }
}
