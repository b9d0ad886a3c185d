package io.snarl.core.synthesis;

import com.google.gson.JsonObject;
import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Knows how long the parts of the work take and how much time is left, and tells of progress. */
final class TimeBudget {

    /** What is kept for running the tests in their final form, without which nothing could be shown. */
    private static final Duration MOST_RESERVED = Duration.ofSeconds(30);

    private final Progress progress;
    private final LongSupplier now;
    private final long start;
    private final long end;
    private final Map<String, Duration> phases = new LinkedHashMap<>();
    private final Map<String, Duration> activities = new LinkedHashMap<>();
    private String phase;
    private long begin;
    private long latest;
    private Long predictedUntil;
    private boolean cut;
    private boolean unread;
    private boolean unpredicted;

    TimeBudget(Duration duration, Progress progress) {
        this(duration, progress, System::nanoTime);
    }

    /**
     * Makes a time.
     *
     * @param now tells the present time in nanoseconds
     */
    TimeBudget(Duration duration, Progress progress, LongSupplier now) {
        this.progress = progress;
        this.now = now;
        this.start = now.getAsLong();
        this.end = start + duration.toNanos() - Math.min(duration.toNanos() / 5, MOST_RESERVED.toNanos());
    }

    /** Begins the next part of the work. */
    void begin(String next) {
        stop();
        phase = next;
        begin = now.getAsLong();
    }

    /** An activity that is being measured until it ends. */
    @FunctionalInterface
    interface Activity {

        /** Ends it. */
        void end();
    }

    /** Begins to measure an activity inside of the present part of the work. */
    Activity measure(String activity) {
        long from = now.getAsLong();
        return () -> activities.merge(activity, Duration.ofNanos(now.getAsLong() - from), Duration::plus);
    }

    /** Adds activities that others have measured. */
    void add(Map<String, Duration> others) {
        others.forEach((activity, time) -> activities.merge(activity, time, Duration::plus));
    }

    /** Ends the present part of the work. */
    void stop() {
        if (phase != null) {
            phases.merge(phase, Duration.ofNanos(now.getAsLong() - begin), Duration::plus);
        }
        phase = null;
    }

    Map<String, Duration> phases() {
        return phases;
    }

    /** Returns what was done in these parts, and for how long; what several JVMs did at the same time is added up. */
    Map<String, Duration> activities() {
        return activities;
    }

    /** Writes how many milliseconds each part of the work and each activity took, as a JSON object. */
    void writeTo(Path file) throws IOException {
        var millis = inMillis(phases);
        millis.add("activities", inMillis(activities));
        WholeFile.write(file, millis + "\n");
    }

    private static JsonObject inMillis(Map<String, Duration> times) {
        var millis = new JsonObject();
        times.forEach((name, time) -> millis.addProperty(name, time.toMillis()));
        return millis;
    }

    /** Tells whether there is time to search on; if there is none, it is remembered that something was left. */
    boolean isTimeLeft() {
        long present = now.getAsLong();
        cut |= present >= end;
        return !cut;
    }

    /** Tells whether there is time to read on: what is read shall be tried as well. */
    boolean isTimeLeftToRead() {
        unread |= now.getAsLong() >= start + (end - start) / 2;
        return !unread;
    }

    /**
     * Tells whether there is time to predict more: what is predicted shall be tried as well. Where classes and comments take long to read, half
     * of what is left then remains, since all that was read so far would come to nothing.
     */
    boolean isTimeLeftToPredict() {
        long present = now.getAsLong();
        if (predictedUntil == null) {
            predictedUntil = Math.max(start + (end - start) * 2 / 3, present + (end - present) / 2);
        }
        unpredicted |= present >= predictedUntil;
        return !unpredicted;
    }

    /** Takes note that something was left for want of time. */
    void cut() {
        cut = true;
    }

    /** Tells whether the search was cut short. */
    boolean wasCut() {
        return cut || unread || unpredicted;
    }

    /** Returns how much time there is to search on. */
    Duration left() {
        return cut ? Duration.ZERO : Duration.ofNanos(Math.max(0, end - now.getAsLong()));
    }

    /** Says something that a user wants to know. */
    void say(String what) {
        progress.say(what);
    }

    /** Says what is being done, in the words of those who want to know exactly. */
    void detail(String what) {
        latest = now.getAsLong();
        progress.detail(what);
    }

    /** Says what is being done, if nothing was said for a second. */
    void mention(Supplier<String> what) {
        if (now.getAsLong() - latest > Duration.ofSeconds(1).toNanos()) {
            detail(what.get());
        }
    }
}
