package io.snarl.agent.control.state;

/** The time that a program sees: it passes only when no thread can go on, or while one only asks for it. */
public final class VirtualTime {

    private static final long ASKING_NANOS = 1_000;

    /** More than a day, and no whole number of any unit of time. */
    private static final long CIRCUMSTANCE_NANOS = 98_765_432_109_877L;

    private final ExecutionThreads threads;
    private final long start = System.currentTimeMillis() * 1_000_000;
    private long now;
    private long asking;
    private boolean ranOut;

    public VirtualTime(ExecutionThreads threads) {
        this.threads = threads;
    }

    public void begin(int circumstances) {
        now = start + circumstances * CIRCUMSTANCE_NANOS;
        asking = ASKING_NANOS + circumstances;
        ranOut = false;
    }

    /** Returns the time that passes when a thread asks for it. */
    public long asking() {
        return asking;
    }

    /**
     * Returns whether a thread other than the test's own has waited until its time had come because no other could go on.
     */
    public boolean hasRunOut() {
        return ranOut;
    }

    public long now() {
        return now;
    }

    public void add(long nanos) {
        now += nanos;
    }

    /** Moves on to a moment that has come, if it has not been before. */
    public void reach(long moment) {
        now = Math.max(now, moment);
    }

    /** Returns the moment at which a wait ends that begins now. */
    public long after(long nanos) {
        return nanos == ThreadState.FOREVER || now + nanos < 0 ? ThreadState.FOREVER : now + nanos;
    }

    /** Returns the thread whose time comes next; null if none waits for a time. */
    ThreadState first() {
        ThreadState first = null;
        for (int i = 0; i < threads.count(); i++) {
            ThreadState thread = threads.get(i);
            if (thread.isAlive()
                    && thread.waiting != WaitReason.NOT
                    && !thread.released
                    && thread.deadline != ThreadState.FOREVER
                    && (first == null || thread.deadline < first.deadline)) {
                first = thread;
            }
        }
        return first;
    }

    /** Moves on to the next moment that a thread waits for; returns false if there is none. */
    public boolean pass() {
        ThreadState first = first();
        if (first == null) {
            return false;
        }
        reach(first.deadline);
        first.released = true;
        ranOut |= first.number != 0;
        return true;
    }
}
