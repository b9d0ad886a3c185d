package io.snarl.agent.record;

/**
 * Divides the disk space among the traces of a run: each may take a part of what those before it have left, and most of it only if it
 * comes to something that seems to be made for several threads.
 */
final class TraceSpace {

    private static final long ALL = 1L << 30;
    private static final int PARTS = 20;
    private static final int PARTS_OF_OTHERS = 100;

    /** The space of the first events of a test, which say most. */
    private static final long LEAST = 16 * 1024;

    private long taken;

    /** How many bytes a trace may have. */
    record Share(long forThreads, long other) {

        static final Share UNLIMITED = new Share(Long.MAX_VALUE, Long.MAX_VALUE);

        long bytes(boolean isForThreads) {
            return isForThreads ? forThreads : other;
        }
    }

    /** Returns the share of the next trace. */
    synchronized Share next() {
        long left = ALL - taken;
        return new Share(Math.max(LEAST, left / PARTS), Math.max(LEAST, left / PARTS_OF_OTHERS));
    }

    synchronized void take(long bytes) {
        taken += bytes;
    }

    synchronized void giveBack(long bytes) {
        taken -= bytes;
    }
}
