package io.snarl.agent.seed;

import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.instrument.Untouched;
import io.snarl.agent.record.Recording;
import io.snarl.agent.record.Trace;
import io.snarl.agent.site.Sites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * Leads a recording through a run of seed tests: what a test does goes into its own trace, what is done for several tests
 * into a trace of their container, its setup.
 *
 * <p>Test engines make the object of a test before they say that the test starts. So when the constructor of a test class
 * is entered between two tests, the trace of the next test begins there.
 */
public final class SeedRun {

    private record Container(Seed seed, Trace setup) {}

    private final Recording recording;
    private final Index index;
    private final TraceFiles files;
    private final Watchdog watchdog;
    private final Consumer<IOException> failure;
    private final Deque<Container> containers = new ArrayDeque<>();
    private Trace next;
    private Trace running;

    public SeedRun(Recording recording, Path output, boolean branches, Watchdog watchdog, Consumer<IOException> failure)
            throws IOException {
        this.recording = recording;
        this.index = new Index(output, failure);
        this.files = new TraceFiles(output);
        this.watchdog = watchdog;
        this.failure = failure;
        index.run(branches);
        recording.onOutermostConstructor(this::constructorEntered);
    }

    /** Test engines look for tests, and some of them make test objects and arguments already then. */
    void discoveryStarted() {
        if (containers.isEmpty()) {
            containerStarted(new Seed("discovery", null, null, "discovery", true));
        }
    }

    void containerStarted(Seed seed) {
        recording.attach();
        Trace setup = next != null ? next : newSetup(seed);
        if (next != null) {
            // The object was made for tests that are not known yet, such as those of a @TestFactory.
            becomeSetup(next, seed);
            next = null;
        }
        containers.push(new Container(seed, setup));
        recording.switchTo(setup);
    }

    private Trace newSetup(Seed seed) {
        return recording.newTrace(files.ofSetup(seed).toFile(), outerTrace());
    }

    private void becomeSetup(Trace trace, Seed container) {
        try {
            trace.moveTo(files.ofSetup(container).toFile());
        } catch (IOException e) {
            failure.accept(e);
        }
    }

    private Trace outerTrace() {
        return containers.isEmpty() ? null : containers.peek().setup();
    }

    void containerFinished() {
        abandonNext();
        Container finished = containers.pop();
        recording.switchTo(outerTrace());
        recording.close(finished.setup());
        if (finished.setup().events() > 0) {
            index.setup(finished.seed(), finished.setup(), setupOfRunning());
        }
    }

    /** The test object that is being made belongs to the next test, unless its class has one object for all tests. */
    private void constructorEntered(String internalName) {
        String className = internalName.replace('/', '.');
        boolean ofNextTest = running == null
                && next == null
                && containers.stream()
                        .anyMatch(container -> className.equals(container.seed().className())
                                && !container.seed().sharesInstance());
        if (ofNextTest) {
            next = recording.newTrace(files.running().toFile(), outerTrace());
            recording.switchTo(next);
        }
    }

    void testStarted(Seed test) {
        recording.attach();
        index.begin(test);
        running = next != null ? next : recording.newTrace(files.running().toFile(), outerTrace());
        next = null;
        recording.switchTo(running);
        watchdog.testStarted(test.id());
    }

    void testPassed(Seed test) {
        Trace trace = endTest();
        Path file = trace.events() > 0 ? files.ofTest(test) : null;
        if (file != null) {
            move(trace.file().toPath(), file);
        }
        index.passed(test, trace, file, setupOfRunning());
    }

    void testDidNotPass(Seed test, String outcome, String reason) {
        discard(endTest());
        index.notPassed(test, outcome, reason);
    }

    void skipped(Seed seed, String reason) {
        abandonNext();
        index.skipped(seed, reason);
    }

    /** Ends the run and its index. */
    public void finished(Collection<Untouched> untouched, Sites sites) {
        while (!containers.isEmpty()) {
            containerFinished();
        }
        index.end(untouched, sites);
    }

    private Trace endTest() {
        watchdog.testEnded();
        recording.betweenTests();
        recording.attach();
        Trace trace = running;
        running = null;
        recording.switchTo(outerTrace());
        recording.close(trace);
        return trace;
    }

    /** A test object was made and its test did not start. */
    private void abandonNext() {
        if (next != null) {
            recording.switchTo(outerTrace());
            recording.close(next);
            discard(next);
            next = null;
        }
    }

    /** The innermost setup in which something was recorded. */
    private Path setupOfRunning() {
        return containers.stream()
                .map(Container::setup)
                .filter(setup -> setup.events() > 0)
                .map(setup -> setup.file().toPath())
                .findFirst()
                .orElse(null);
    }

    private void move(Path from, Path to) {
        try {
            Files.createDirectories(to.getParent());
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            failure.accept(e);
        }
    }

    private void discard(Trace trace) {
        try {
            Files.deleteIfExists(trace.file().toPath());
        } catch (IOException e) {
            failure.accept(e);
        }
    }

    /** Does something for the run without recording it. */
    static void unrecorded(Runnable action) {
        ThreadSlot.pause();
        try {
            action.run();
        } finally {
            ThreadSlot.resume();
        }
    }
}
