package io.snarl.testing;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Counts the events of a trace by their kinds.
 *
 * @param counts kinds without events are absent
 */
public record EventCounts(Map<EventKind, Long> counts) {

    /** Copies the counts, so that they never change. */
    public EventCounts {
        var copy = new EnumMap<EventKind, Long>(EventKind.class);
        copy.putAll(counts);
        counts = Collections.unmodifiableMap(copy);
    }

    /** Reads a trace and counts its events. */
    public static EventCounts of(Trace trace) {
        Map<EventKind, Long> found = new EnumMap<>(EventKind.class);
        for (Event event : trace) {
            found.merge(event.kind(), 1L, Long::sum);
        }
        return new EventCounts(found);
    }

    /** Returns how many events are of a kind. */
    public long count(EventKind kind) {
        return counts.getOrDefault(kind, 0L);
    }

    /** Returns the sums of these counts and others. */
    public EventCounts plus(EventCounts other) {
        Map<EventKind, Long> sum = new EnumMap<>(EventKind.class);
        sum.putAll(counts);
        other.counts.forEach((kind, count) -> sum.merge(kind, count, Long::sum));
        return new EventCounts(sum);
    }
}
