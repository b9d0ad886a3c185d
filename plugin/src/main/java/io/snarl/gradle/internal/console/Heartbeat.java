package io.snarl.gradle.internal.console;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Reports every ten seconds what is being done, unless something else was printed meanwhile. */
public final class Heartbeat implements AutoCloseable {

    private static final Duration SILENCE = Duration.ofSeconds(10);

    private final Consumer<String> output;
    private final long start;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(work -> {
        var thread = new Thread(work, "snarl-heartbeat");
        thread.setDaemon(true);
        return thread;
    });

    private String activity;
    private long latest;

    /**
     * Creates a heartbeat that has not started.
     *
     * @param now in nanoseconds
     */
    Heartbeat(Consumer<String> output, String activity, long now) {
        this.output = output;
        this.activity = activity;
        this.start = now;
        this.latest = now;
    }

    /** Starts a heartbeat that beats until it is closed. */
    public static Heartbeat begin(Consumer<String> output, String activity) {
        var heartbeat = new Heartbeat(output, activity, System.nanoTime());
        heartbeat.clock.scheduleWithFixedDelay(() -> heartbeat.beat(System.nanoTime()), 1, 1, TimeUnit.SECONDS);
        return heartbeat;
    }

    /** Records what is being done now. */
    public synchronized void doing(String what) {
        activity = what;
    }

    /** Records what is being done now and that it was printed. */
    public synchronized void said(String what, long now) {
        activity = what;
        latest = now;
    }

    synchronized void beat(long now) {
        if (now - latest >= SILENCE.toNanos()) {
            latest = now;
            output.accept("Still running after " + Duration.ofNanos(now - start).toSeconds() + " s: " + activity);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
