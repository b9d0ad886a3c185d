package io.snarl.agent.control;

/** The time that a program sees: it passes only when nobody can go on, or while somebody does nothing but ask for it. */
final class VirtualTime {

    private final Threads threads;
    private final long start = System.currentTimeMillis() * 1_000_000;
    private long now;

    VirtualTime(Threads threads) {
        this.threads = threads;
    }

    void begin() {
        now = start;
    }

    long now() {
        return now;
    }

    void add(long nanos) {
        now += nanos;
    }

    /** Moves on to a moment that has come, if it has not been before. */
    void reach(long moment) {
        now = Math.max(now, moment);
    }

    /** The moment at which a wait ends that begins now. */
    long after(long nanos) {
        return nanos == ControlledThread.FOREVER || now + nanos < 0 ? ControlledThread.FOREVER : now + nanos;
    }

    /** The thread whose time comes next; null if nobody waits for one. */
    ControlledThread first() {
        ControlledThread first = null;
        for (int i = 0; i < threads.count(); i++) {
            ControlledThread thread = threads.get(i);
            if (thread.isAlive()
                    && thread.waiting != Waiting.NOT
                    && !thread.released
                    && thread.deadline != ControlledThread.FOREVER
                    && (first == null || thread.deadline < first.deadline)) {
                first = thread;
            }
        }
        return first;
    }

    /** Moves on to the next moment that somebody waits for; says no if there is none. */
    boolean pass() {
        ControlledThread first = first();
        if (first == null) {
            return false;
        }
        reach(first.deadline);
        first.released = true;
        return true;
    }
}
