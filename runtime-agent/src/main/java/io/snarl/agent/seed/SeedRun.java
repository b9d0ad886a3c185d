package io.snarl.agent.seed;

import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.record.Recording;
import io.snarl.agent.record.Trace;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.UntouchedCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;

/**
 * Leads a recording through a run of seed tests: what a test does goes into its own trace, what is done for several tests
 * into a trace of their container, its setup.
 *
 * <p>Test engines make the object of a test before they say that the test starts. So when the constructor of a test class
 * is entered between two tests, the trace of the next test begins there.
 */
public final class SeedRun {

    private final Recording recording;
    private final Index index;
    private final TraceFiles files;
    private final Rest rest;
    private final Ending ending;
    private final Vigil vigil;
    private final Containers containers = new Containers();
    private Trace next;
    private Trace running;
    private Containers.Setup before;
    private Seed runningTest;

    /**
     * Makes a run, which goes on with what earlier JVMs have left in the same directory.
     *
     * @param secondsAllowed how long one test may take
     * @param ending how this JVM is ended if one takes longer
     */
    public SeedRun(Recording recording, Path output, boolean branches, long secondsAllowed, Rest rest, Ending ending)
            throws IOException {
        this.recording = recording;
        this.index = new Index(output);
        this.files = new TraceFiles(output, index.jvm());
        this.rest = rest;
        this.ending = ending;
        this.vigil = new Vigil(index, secondsAllowed, ending);
        Files.deleteIfExists(files.running());
        recording.continueAfter(files.size());
        index.run(branches);
        recording.onOutermostConstructor(this::constructorEntered);
        vigil.start();
    }

    /** Whether a test or container is left for this JVM. */
    public boolean isLeft(String id) {
        return rest.has(id);
    }

    /** Test engines look for tests, and some of them make test objects and arguments already then. */
    void discoveryStarted() {
        if (containers.isEmpty()) {
            containerStarted(Seed.DISCOVERY);
        }
    }

    void containerStarted(Seed seed) {
        recording.attach();
        Trace setup = next != null ? next : newSetup(seed);
        if (next != null) {
            // The object was made for tests that are not known yet, such as those of a @TestFactory.
            next.moveTo(files.ofSetup(seed).toFile());
        }
        // A container that runs although it is not left cannot be kept from it: what happens then is the next one's
        // loss.
        if (seed == Seed.DISCOVERY || isLeft(seed.id())) {
            index.begin(seed, fileOf(setup));
            vigil.around(seed);
        }
        start(setup);
        containers.start(seed, setup, before);
    }

    /** Begins a trace, unless it began when a test object was made. What is done around it later is no setup of it. */
    private void start(Trace trace) {
        recording.switchTo(trace);
        if (trace != next) {
            before = containers.setup();
        }
        next = null;
    }

    private static Path fileOf(Trace trace) {
        return trace == null ? null : trace.file().toPath();
    }

    private Trace newSetup(Seed seed) {
        return recording.newTrace(files.ofSetup(seed).toFile(), containers.trace());
    }

    void containerFinished() {
        abandonNext();
        Containers.Container finished = containers.end();
        recording.switchTo(containers.trace());
        Trace setup = finished.setup();
        recording.close(setup);
        boolean recorded = setup.events() > 0 && setup.failure() == null;
        index.setup(finished.seed(), setup, recorded ? fileOf(setup) : null, finished.before());
        vigil.around(containers.innermost());
    }

    /** The test object that is being made belongs to the next test, unless its class has one object for all tests. */
    private void constructorEntered(String internalName) {
        boolean ofNextTest =
                running == null && next == null && containers.haveInstances(internalName.replace('/', '.'));
        if (ofNextTest) {
            Trace trace = recording.newTrace(files.running().toFile(), containers.trace());
            start(trace);
            next = trace;
        }
    }

    void testStarted(Seed test) {
        recording.attach();
        if (isLeft(test.id())) {
            index.begin(test);
            vigil.test(test);
        }
        running = next != null ? next : recording.newTrace(files.running().toFile(), containers.trace());
        runningTest = test;
        start(running);
    }

    /** Whether a test has started and not ended. */
    boolean isInTest() {
        return runningTest != null;
    }

    void testPassed(Seed test) {
        Trace trace = endTest();
        if (!isLeft(test.id())) {
            discard(trace);
            return;
        }
        try {
            if (trace.failure() != null) {
                throw trace.failure();
            }
            Path file = trace.events() > 0 ? keep(trace, files.ofTest(test)) : null;
            index.passed(test, trace, file, before);
        } catch (IOException e) {
            discard(trace);
            index.lost(test, false, Loss.notWritten(e));
        }
    }

    void testDidNotPass(Seed test, String outcome, String reason) {
        discard(endTest());
        if (isLeft(test.id())) {
            index.notPassed(test, outcome, reason);
        }
    }

    /** Takes note of a test that has not even started, since what has to be done before it has failed. */
    void notStarted(Seed test, String reason) {
        if (isLeft(test.id())) {
            index.notPassed(test, "failed", reason);
        }
    }

    void skipped(Seed seed, String reason) {
        abandonNext();
        if (isLeft(seed.id())) {
            index.skipped(seed, reason);
        }
    }

    /**
     * Ends the run and its index, unless an engine gave up in the middle of a test, and other tests with it.
     *
     * @param cause why an engine gave up
     */
    public void finished(Collection<UntouchedCode> untouched, Sites sites, String cause) {
        if (runningTest != null) {
            index.lost(runningTest, false, Loss.engineEnded(cause));
            ending.ofThisJvm("The seed test " + runningTest.id() + " has made its test engine give up: " + cause);
        }
        while (!containers.isEmpty()) {
            containerFinished();
        }
        index.end(untouched, sites);
        if (index.failure() != null) {
            ending.ofTheRun("The index of the traces could not be written to " + files.directory() + ": "
                    + index.failure().getMessage() + ". Make room on the disk or make the directory writable, and run"
                    + " the task again.");
        }
        vigil.finished();
    }

    private Trace endTest() {
        vigil.around(containers.innermost());
        runningTest = null;
        recording.betweenTests();
        recording.attach();
        Trace trace = running;
        running = null;
        recording.switchTo(containers.trace());
        recording.close(trace);
        return trace;
    }

    /** A test object was made and its test did not start. */
    private void abandonNext() {
        if (next != null) {
            recording.switchTo(containers.trace());
            recording.close(next);
            discard(next);
            next = null;
        }
    }

    private static Path keep(Trace trace, Path as) throws IOException {
        Files.createDirectories(as.getParent());
        Files.move(trace.file().toPath(), as, StandardCopyOption.REPLACE_EXISTING);
        return as;
    }

    private void discard(Trace trace) {
        recording.discarded(trace);
        try {
            Files.deleteIfExists(trace.file().toPath());
        } catch (IOException e) {
            // The trace of the next test is written over it, and nothing refers to it.
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
