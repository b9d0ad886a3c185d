package io.snarl.agent.seed;

import io.snarl.agent.record.TraceWriter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The open containers of tests, each with the trace of its setup, which holds what is done for all of its tests. */
final class ContainerTraces {

    /**
     * An open container.
     *
     * @param before what was done before it started for containers around it, or null
     */
    record Container(SeedDescriptor seed, TraceWriter setup, ContainerSetup before) {}

    /** What has been recorded for the tests of a container until some moment. */
    record ContainerSetup(Path file, long events) {}

    private final Deque<Container> open = new ArrayDeque<>();

    void start(SeedDescriptor seed, TraceWriter setup, ContainerSetup before) {
        open.push(new Container(seed, setup, before));
    }

    Container end() {
        return open.pop();
    }

    boolean isEmpty() {
        return open.isEmpty();
    }

    /** Returns the innermost one, or null. */
    SeedDescriptor innermost() {
        return open.isEmpty() ? null : open.peek().seed();
    }

    /** Returns the trace of the innermost one, or null. */
    TraceWriter trace() {
        return open.isEmpty() ? null : open.peek().setup();
    }

    /** Returns the innermost setup in which something was recorded by now, or null. */
    ContainerSetup setup() {
        return open.stream()
                .map(Container::setup)
                .filter(setup -> setup.events() > 0)
                .map(setup -> new ContainerSetup(setup.file().toPath(), setup.events()))
                .findFirst()
                .orElse(null);
    }

    /** Returns whether objects of a class are made for one test each. */
    boolean haveInstances(String className) {
        return open.stream()
                .map(Container::seed)
                .anyMatch(seed -> className.equals(seed.className()) && !seed.sharesInstance());
    }
}
