package io.snarl.agent.record;

/** The locks of java.util.concurrent that a thread has recorded as taken and not released, so that each gets its release. */
final class HeldLocks {

    private Object[] locks = new Object[8];
    private int count;
    private int marked;
    private boolean releasedOlder;

    void add(Object lock) {
        if (count == locks.length) {
            var more = new Object[count * 2];
            System.arraycopy(locks, 0, more, 0, count);
            locks = more;
        }
        locks[count++] = lock;
    }

    /** Removes a lock; returns whether it was taken by an event. */
    boolean remove(Object lock) {
        for (int i = count - 1; i >= 0; i--) {
            if (locks[i] == lock) {
                removeAt(i);
                return true;
            }
        }
        return false;
    }

    private void removeAt(int index) {
        releasedOlder |= index < marked;
        count--;
        for (int i = index; i < count; i++) {
            locks[i] = locks[i + 1];
        }
        locks[count] = null;
    }

    void mark() {
        marked = count;
        releasedOlder = false;
    }

    /** Returns whether the same locks are held as at the mark. */
    boolean areAsMarked() {
        return count == marked && !releasedOlder;
    }

    void clear() {
        while (count > 0) {
            locks[--count] = null;
        }
        mark();
    }
}
