package io.snarl.gradle.internal.console;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Says every ten seconds what is being done, unless something else was said meanwhile. */
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
     * Makes one that has not begun.
     *
     * @param now in nanoseconds
     */
    Heartbeat(Consumer<String> output, String activity, long now) {
        this.output = output;
        this.activity = activity;
        this.start = now;
        this.latest = now;
    }

    /** Begins to say what is being done, until it is closed. */
    public static Heartbeat begin(Consumer<String> output, String activity) {
        var heartbeat = new Heartbeat(output, activity, System.nanoTime());
        heartbeat.clock.scheduleWithFixedDelay(() -> heartbeat.beat(System.nanoTime()), 1, 1, TimeUnit.SECONDS);
        return heartbeat;
    }

    /** Takes notice of what is being done now. */
    public synchronized void doing(String what) {
        activity = what;
    }

    /** Takes notice of what is being done now, which somebody has said. */
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
