package io.snarl.benchmark.scheduler.subject;

/** Two locks that are taken in both orders. */
public final class TwoLocks {

    private final Object first = new Object();
    private final Object second = new Object();
    private int times;

    public void forwards() {
        synchronized (first) {
            synchronized (second) {
                times++;
            }
        }
    }

    public void backwards() {
        synchronized (second) {
            synchronized (first) {
                times++;
            }
        }
    }

    public int times() {
        return times;
    }
}
