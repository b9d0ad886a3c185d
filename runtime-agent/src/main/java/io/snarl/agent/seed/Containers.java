package io.snarl.agent.seed;

import io.snarl.agent.record.Trace;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The containers of tests that have started and not ended, each with the trace of what is done for its tests, its setup. */
final class Containers {

    record Container(Seed seed, Trace setup) {}

    private final Deque<Container> open = new ArrayDeque<>();

    void start(Seed seed, Trace setup) {
        open.push(new Container(seed, setup));
    }

    Container end() {
        return open.pop();
    }

    boolean isEmpty() {
        return open.isEmpty();
    }

    /** The innermost one, or null. */
    Seed innermost() {
        return open.isEmpty() ? null : open.peek().seed();
    }

    /** The trace of the innermost one, or null. */
    Trace trace() {
        return open.isEmpty() ? null : open.peek().setup();
    }

    /** The innermost setup in which something was recorded, or null. */
    Path setup() {
        return open.stream()
                .map(Container::setup)
                .filter(setup -> setup.events() > 0)
                .map(setup -> setup.file().toPath())
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
