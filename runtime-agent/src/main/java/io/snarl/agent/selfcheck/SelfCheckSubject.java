package io.snarl.agent.selfcheck;

import java.util.concurrent.locks.ReentrantLock;

/** The class whose events are known; it is rewritten like a subject. */
public final class SelfCheckSubject implements Runnable {

    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    @Override
    public void run() {
        increment();
    }

    private synchronized void increment() {
        lock.lock();
        count++;
        lock.unlock();
    }
}
