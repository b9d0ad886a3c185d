package io.snarl.agent.seed;

import java.util.function.Consumer;

/** Detects a test, code between tests or a JVM that does not end, so that a build does not hang. */
public final class SeedRunWatchdog {

    private final Consumer<String> overdue;
    private String activity;
    private long secondsAllowed;
    private long startedAt;

    /**
     * Makes a watchdog.
     *
     * @param overdue receives the id of what takes longer than allowed
     */
    public SeedRunWatchdog(Consumer<String> overdue) {
        this.overdue = overdue;
    }

    /** Starts to watch, in a daemon thread. */
    public void start() {
        var thread = new Thread(this::watch, "snarl-watchdog");
        thread.setDaemon(true);
        thread.start();
    }

    /** Notes that something else is being done now. */
    synchronized void watch(String id, long seconds) {
        activity = id;
        secondsAllowed = seconds;
        startedAt = System.nanoTime();
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
        boolean late = activity != null && System.nanoTime() - startedAt > secondsAllowed * 1_000_000_000L;
        return late ? activity : null;
    }
}
