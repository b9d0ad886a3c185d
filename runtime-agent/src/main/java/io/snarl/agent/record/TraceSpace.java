package io.snarl.agent.record;

/**
 * Divides the room on the disk among the traces of a run: each may take a part of what those before it have left, so that there is
 * some for every test and all together never take more than there is.
 */
final class TraceSpace {

    private static final long ALL = 1L << 30;
    private static final int PARTS = 20;

    /** What the first events of a test take, which say most. */
    private static final long LEAST = 16 * 1024;

    private long taken;

    /** How many bytes the next trace may have. */
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
