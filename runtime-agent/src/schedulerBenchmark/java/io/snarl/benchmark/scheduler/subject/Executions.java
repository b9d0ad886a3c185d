package io.snarl.benchmark.scheduler.subject;

import java.nio.ByteBuffer;

/**
 * Counts how often a test was run. The number is kept outside of the heap, because Lincheck puts static fields back to what they
 * were after each execution.
 */
public final class Executions {

    private static final ByteBuffer NUMBER = ByteBuffer.allocateDirect(Long.BYTES);

    private Executions() {}

    public static void count() {
        NUMBER.putLong(0, NUMBER.getLong(0) + 1);
    }

    /** How many there were so far. */
    public static long soFar() {
        return NUMBER.getLong(0);
    }
}
