package io.snarl.agent.junit;

import io.snarl.spi.ParallelRunner;

/** Runs the actions of {@code inParallel} on threads of a controlled run; found by the support API where tests use it. */
public final class ControlledParallel implements ParallelRunner {

    @Override
    public boolean controls() {
        return FuzzRun.current() != null;
    }

    /** Starts and joins threads, which a controlled run sees as it sees all others. */
    @Override
    public void run(Runnable[] actions) {
        Thread[] threads = new Thread[actions.length];
        for (int i = 0; i < actions.length; i++) {
            threads[i] = new Thread(actions[i], "parallel-" + (i + 1));
            threads[i].setDaemon(true);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            join(thread);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("inParallel was interrupted", e);
        }
    }
}
