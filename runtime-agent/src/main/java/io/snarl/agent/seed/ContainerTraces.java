package io.snarl.agent.seed;

import io.snarl.agent.record.TraceWriter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The containers of tests that have started and not ended, each with the trace of what is done for its tests, its setup. */
final class ContainerTraces {

    /**
     * One of them.
     *
     * @param before what was done before it started for containers around it, or null
     */
    record Container(SeedTest seed, TraceWriter setup, Setup before) {}

    /** What has been recorded for the tests of a container until some moment. */
    record Setup(Path file, long events) {}

    private final Deque<Container> open = new ArrayDeque<>();

    void start(SeedTest seed, TraceWriter setup, Setup before) {
        open.push(new Container(seed, setup, before));
    }

    Container end() {
        return open.pop();
    }

    boolean isEmpty() {
        return open.isEmpty();
    }

    /** The innermost one, or null. */
    SeedTest innermost() {
        return open.isEmpty() ? null : open.peek().seed();
    }

    /** The trace of the innermost one, or null. */
    TraceWriter trace() {
        return open.isEmpty() ? null : open.peek().setup();
    }

    /** The innermost setup in which something was recorded by now, or null. */
    Setup setup() {
        return open.stream()
                .map(Container::setup)
                .filter(setup -> setup.events() > 0)
                .map(setup -> new Setup(setup.file().toPath(), setup.events()))
                .findFirst()
                .orElse(null);
    }

    /** Whether objects of a class are made for one test each. */
    boolean haveInstances(String className) {
        return open.stream()
                .map(Container::seed)
                .anyMatch(seed -> className.equals(seed.className()) && !seed.sharesInstance());
    }
}
