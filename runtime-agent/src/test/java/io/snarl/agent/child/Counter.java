package io.snarl.agent.child;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** Counts what the classes do that {@link CountingAgent} has rewritten. */
public final class Counter {

    /** What is counted. */
    public enum What {
        GET_FIELD,
        PUT_FIELD,
        GET_STATIC,
        PUT_STATIC,
        GET_ELEMENT,
        PUT_ELEMENT,
        MONITOR_ENTER,
        LOCK,
        UNLOCK
    }

    private static final long[] COUNTS = new long[What.values().length];
    private static boolean active;

    private Counter() {}

    static void activate() {
        active = true;
    }

    static boolean isActive() {
        return active;
    }

    /** Gives the counts since the last call. */
    static synchronized Map<What, Long> take() {
        Map<What, Long> counts = new TreeMap<>();
        for (What what : What.values()) {
            counts.put(what, COUNTS[what.ordinal()]);
        }
        Arrays.fill(COUNTS, 0);
        return counts;
    }

    /** Is called by rewritten code. */
    public static synchronized void count(int what) {
        COUNTS[what]++;
    }

    /** Is called by rewritten code with the result of an attempt to lock: a truth value or a stamp. */
    public static void countUnlessZero(long result, int what) {
        if (result != 0) {
            count(what);
        }
    }
}
