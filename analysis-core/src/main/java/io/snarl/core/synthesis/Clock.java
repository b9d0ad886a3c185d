package io.snarl.core.synthesis;

import com.google.gson.JsonObject;
import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Knows how long the parts of the work take and how much time is left, and tells of progress. */
final class Clock {

    /** What is kept for running the tests in their final form, without which nothing could be shown. */
    private static final Duration MOST_RESERVED = Duration.ofSeconds(30);

    private final Progress progress;
    private final long start = System.nanoTime();
    private final long end;
    private long until;
    private final Map<String, Duration> phases = new LinkedHashMap<>();
    private String phase;
    private long begin;
    private long latest;
    private boolean cut;
    private boolean unread;
    private boolean unpredicted;

    Clock(Duration time, Progress progress) {
        this.progress = progress;
        this.end = start + time.toNanos() - Math.min(time.toNanos() / 5, MOST_RESERVED.toNanos());
        this.until = end;
    }

    /** Lets what comes next have half of the time that is left, so that something is left for others. */
    void giveHalf() {
        long now = System.nanoTime();
        until = now + Math.max(0, end - now) / 2;
    }

    /** Lets what comes next have all the time that is left. */
    void giveAll() {
        until = end;
    }

    /** Begins the next part of the work. */
    void begin(String next) {
        stop();
        phase = next;
        begin = System.nanoTime();
    }

    /** Ends the present part of the work. */
    void stop() {
        if (phase != null) {
            phases.merge(phase, Duration.ofNanos(System.nanoTime() - begin), Duration::plus);
        }
        phase = null;
    }

    Map<String, Duration> phases() {
        return phases;
    }

    /** Writes how many milliseconds each part of the work took, as a JSON object. */
    void writeTo(Path file) throws IOException {
        var millis = new JsonObject();
        phases.forEach((name, time) -> millis.addProperty(name, time.toMillis()));
        WholeFile.write(file, millis + "\n");
    }

    /** Tells whether there is time to search on; if there is none, it is remembered that something was left. */
    boolean isTimeLeft() {
        long now = System.nanoTime();
        cut |= now >= end;
        return !cut && now < until;
    }

    /** Tells whether there is time to read on: what is read shall be tried as well. */
    boolean isTimeLeftToRead() {
        unread |= System.nanoTime() >= start + (end - start) / 2;
        return !unread;
    }

    /** Tells whether there is time to predict more: what is predicted shall be tried as well. */
    boolean isTimeLeftToPredict() {
        unpredicted |= System.nanoTime() >= start + (end - start) * 2 / 3;
        return !unpredicted;
    }

    /** Ends the search, or the part of it that has been given a part of the time. */
    void cut() {
        if (until == end) {
            cut = true;
        } else {
            until = System.nanoTime();
        }
    }

    /** Tells whether the search was cut short. */
    boolean wasCut() {
        return cut || unread || unpredicted;
    }

    /** Returns how much time there is to search on. */
    Duration left() {
        return cut ? Duration.ZERO : Duration.ofNanos(Math.max(0, until - System.nanoTime()));
    }

    /** Says something that a user wants to know. */
    void say(String what) {
        progress.say(what);
    }

    /** Says what is being done, in the words of those who want to know exactly. */
    void detail(String what) {
        latest = System.nanoTime();
        progress.detail(what);
    }

    /** Says what is being done, if nothing was said for a second. */
    void mention(String what) {
        if (System.nanoTime() - latest > Duration.ofSeconds(1).toNanos()) {
            detail(what);
        }
    }
}
