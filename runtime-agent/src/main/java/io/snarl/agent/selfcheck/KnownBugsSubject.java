package io.snarl.agent.selfcheck;

import java.util.concurrent.locks.ReentrantLock;

/** The tests with known failures; the class is rewritten like a subject. */
public final class KnownBugsSubject implements KnownBugs {

    private int count;

    @Override
    public void race() throws InterruptedException {
        count = 0;
        inParallel(() -> count++, () -> count++);
        requireBoth();
    }

    @Override
    public void nothing() throws InterruptedException {
        count = 0;
        inParallel(this::increment, this::increment);
        requireBoth();
    }

    private synchronized void increment() {
        count++;
    }

    private void requireBoth() {
        if (count != 2) {
            throw new IllegalStateException("an update was lost");
        }
    }

    @Override
    public void deadlock() throws InterruptedException {
        var monitor = new Object();
        var lock = new ReentrantLock();
        inParallel(
                () -> {
                    synchronized (monitor) {
                        lock.lock();
                        lock.unlock();
                    }
                },
                () -> {
                    lock.lock();
                    try {
                        synchronized (monitor) {
                            count++;
                        }
                    } finally {
                        lock.unlock();
                    }
                });
    }

    private static void inParallel(Runnable first, Runnable second) throws InterruptedException {
        var one = new Thread(first);
        var other = new Thread(second);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
