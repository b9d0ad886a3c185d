package io.snarl.contract.trace.index;

import java.nio.file.Path;

/**
 * The events of a trace from the first one on, up to some moment.
 *
 * @param trace the file
 * @param events how many events there are until then that count, and what follows up to the next of these
 */
public record TracePart(Path trace, long events) {

    /** Returns all events of a trace. */
    public static TracePart all(Path trace) {
        return new TracePart(trace, Long.MAX_VALUE);
    }
}
