package io.snarl;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Runs actions on threads that start together, with a timeout. */
final class PlainThreads {

    private final Parallel.Action[] actions;
    private final AtomicReferenceArray<Throwable> thrown;
    private final Duration timeout;
    private final Thread[] threads;
    private final CountDownLatch ready;

    PlainThreads(Parallel.Action[] actions, Duration timeout) {
        this.actions = actions;
        this.thrown = new AtomicReferenceArray<>(actions.length);
        this.timeout = timeout;
        this.threads = new Thread[actions.length];
        this.ready = new CountDownLatch(actions.length);
    }

    /** Returns what each action has thrown, or fails if they take too long. */
    Throwable[] run() {
        for (int i = 0; i < threads.length; i++) {
            int position = i;
            threads[i] = new Thread(() -> runTogether(position), "parallel-" + (i + 1));
            // A thread that hangs must not keep the JVM from ending.
            threads[i].setDaemon(true);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        try {
            await();
        } catch (InterruptedException e) {
            AssertionError failure = failure("was interrupted");
            Thread.currentThread().interrupt();
            throw failure;
        }
        Throwable[] result = new Throwable[actions.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = thrown.get(i);
        }
        return result;
    }

    private void runTogether(int position) {
        ready.countDown();
        try {
            ready.await();
        } catch (InterruptedException e) {
            // The caller has given up; whoever interrupts the action itself is seen by it.
            Thread.currentThread().interrupt();
        }
        try {
            actions[position].run();
        } catch (Throwable e) {
            thrown.set(position, e);
        }
    }

    private void await() throws InterruptedException {
        long end = System.nanoTime() + timeout.toNanos();
        for (Thread thread : threads) {
            // To join for 0 ms would be to join forever.
            long left = Math.max(1, (end - System.nanoTime()) / 1_000_000);
            thread.join(left);
            if (thread.isAlive()) {
                throw failure("has not ended within " + timeout.toMillis() / 1000.0 + " s");
            }
        }
    }

    private AssertionError failure(String what) {
        AssertionError failure = new AssertionError("inParallel " + what + ".\n" + ThreadDump.of(threads)
                + "To see how this comes about step by step, run './gradlew fuzzConcurrentTests --tests <this test>'.");
        for (int i = 0; i < threads.length; i++) {
            Thrown.suppress(thrown.get(i), failure);
            threads[i].interrupt();
        }
        return failure;
    }
}
