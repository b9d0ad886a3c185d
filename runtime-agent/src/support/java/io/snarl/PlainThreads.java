package io.snarl;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** Runs tasks on threads that start together, and does not wait for them forever. */
final class PlainThreads {

    private final Task[] tasks;
    private final Duration timeout;
    private final Thread[] threads;
    private final CountDownLatch ready;

    PlainThreads(Task[] tasks, Duration timeout) {
        this.tasks = tasks;
        this.timeout = timeout;
        this.threads = new Thread[tasks.length];
        this.ready = new CountDownLatch(tasks.length);
    }

    void run() {
        for (int i = 0; i < threads.length; i++) {
            Task task = tasks[i];
            threads[i] = new Thread(() -> runTogether(task), "parallel-" + (i + 1));
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
    }

    private void runTogether(Task task) {
        ready.countDown();
        try {
            ready.await();
        } catch (InterruptedException e) {
            // The caller has given up; whoever interrupts the action itself is seen by it.
            Thread.currentThread().interrupt();
        }
        task.run();
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
        Task.suppress(tasks, failure);
        for (Thread thread : threads) {
            thread.interrupt();
        }
        return failure;
    }
}
