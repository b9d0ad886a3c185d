package io.snarl.benchmark.scheduler.subject;

/** Counts, with a lock and without. */
public final class Counter {

    private int value;

    public synchronized void increment() {
        value++;
    }

    public void incrementPlainly() {
        value++;
    }

    public int value() {
        return value;
    }
}
