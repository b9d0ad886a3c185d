package io.snarl.agent.seed;

import java.util.function.Consumer;

/** Notices a test that does not end, so that a build does not hang. */
public final class Watchdog {

    private final long secondsAllowed;
    private final Consumer<String> overdue;
    private String test;
    private long startedAt;

    /**
     * Makes a watchdog.
     *
     * @param secondsAllowed how long a test may run
     * @param overdue is told the id of a test that runs longer
     */
    public Watchdog(long secondsAllowed, Consumer<String> overdue) {
        this.secondsAllowed = secondsAllowed;
        this.overdue = overdue;
    }

    /** Starts to watch, in a thread that keeps no JVM alive. */
    public void start() {
        var thread = new Thread(this::watch, "snarl-watchdog");
        thread.setDaemon(true);
        thread.start();
    }

    synchronized void testStarted(String id) {
        test = id;
        startedAt = System.nanoTime();
    }

    synchronized void testEnded() {
        test = null;
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(1000);
                String late = overdue();
                if (late != null) {
                    overdue.accept(late);
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized String overdue() {
        boolean late = test != null && System.nanoTime() - startedAt > secondsAllowed * 1_000_000_000L;
        return late ? test : null;
    }
}
