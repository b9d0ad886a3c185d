package io.snarl.core.trace;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * How many events of each kind a trace has.
 *
 * @param counts kinds without events are absent
 */
public record TraceSummary(Map<EventKind, Long> counts) {

    /** Copies the counts, so that a summary never changes. */
    public TraceSummary {
        var copy = new EnumMap<EventKind, Long>(EventKind.class);
        copy.putAll(counts);
        counts = Collections.unmodifiableMap(copy);
    }

    /** Reads a trace and counts its events. */
    public static TraceSummary of(Trace trace) {
        long[] counts = new long[EventKind.values().length];
        for (Event event : trace) {
            counts[event.kind().ordinal()]++;
        }
        Map<EventKind, Long> found = new EnumMap<>(EventKind.class);
        for (EventKind kind : EventKind.values()) {
            if (counts[kind.ordinal()] > 0) {
                found.put(kind, counts[kind.ordinal()]);
            }
        }
        return new TraceSummary(found);
    }

    /** Returns how many events are of one of the given kinds. */
    public long count(EventKind... kinds) {
        return Arrays.stream(kinds)
                .mapToLong(kind -> counts.getOrDefault(kind, 0L))
                .sum();
    }

    /** Returns the summary of both what this one and another one summarise. */
    public TraceSummary plus(TraceSummary other) {
        Map<EventKind, Long> sum = new EnumMap<>(EventKind.class);
        sum.putAll(counts);
        other.counts.forEach((kind, count) -> sum.merge(kind, count, Long::sum));
        return new TraceSummary(sum);
    }

    /** Returns how often test code called a method. */
    public long calls() {
        return count(EventKind.CALL);
    }

    /** Returns how many objects and arrays were made. */
    public long allocations() {
        return count(EventKind.NEW, EventKind.NEW_ARRAY, EventKind.LAMBDA);
    }

    /** Returns how often a field or an array element was read. */
    public long reads() {
        return count(EventKind.GET_FIELD, EventKind.GET_STATIC, EventKind.GET_ELEMENT);
    }

    /** Returns how often a field or an array element was written. */
    public long writes() {
        return count(EventKind.PUT_FIELD, EventKind.PUT_STATIC, EventKind.PUT_ELEMENT);
    }

    /** Returns how often a monitor was entered or a lock taken. */
    public long locks() {
        return count(EventKind.MONITOR_ENTER, EventKind.LOCK);
    }
}
