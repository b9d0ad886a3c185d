package io.snarl.core.finding;

import java.util.Optional;

/**
 * Accesses of two threads to one variable, of which at least one writes.
 *
 * @param variable {@code demo.Counter.count} for a field, {@code int[]} for elements of an array
 * @param previous the access of the one thread that comes first
 * @param remote the access of the other thread
 * @param current the next access of the first thread, which takes for granted that there was none between; empty if the first two
 *     are a data race by themselves
 */
public record Conflict(String variable, Access previous, Access remote, Optional<Access> current) {

    /** One access. */
    public record Access(boolean isWrite, int thread, CodePlace place) {}

    /** Tells whether what the other thread has written is overwritten by a thread that has not seen it. */
    public boolean isLostUpdate() {
        return !previous.isWrite()
                && remote.isWrite()
                && current.filter(Access::isWrite).isPresent();
    }
}
