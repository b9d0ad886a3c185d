package io.snarl.agent.record;

/** Divides the disk space among the traces of a run: each may take a part of what those before it have left. */
final class TraceSpace {

    private static final long ALL = 1L << 30;
    private static final int PARTS = 20;

    /** The space of the first events of a test, which say most. */
    private static final long LEAST = 16 * 1024;

    private long taken;

    /** Returns how many bytes the next trace may have. */
    synchronized long next() {
        return Math.max(LEAST, (ALL - taken) / PARTS);
    }

    synchronized void take(long bytes) {
        taken += bytes;
    }

    synchronized void giveBack(long bytes) {
        taken -= bytes;
    }
}
