package io.snarl.agent.seed;

import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.record.RecordingSession;
import io.snarl.agent.record.TraceWriter;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.settings.RemainingTests;
import io.snarl.contract.trace.index.TracedTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;

/**
 * Records a run of seed tests: each test into its own trace, and what is done for several tests into a trace of their
 * container, its setup.
 *
 * <p>Test engines make the object of a test before they say that the test starts. So when the constructor of a test class
 * is entered between two tests, the trace of the next test begins there.
 */
public final class SeedRun {

    private final RecordingSession recording;
    private final SeedIndex index;
    private final TraceFiles files;
    private final RemainingTests rest;
    private final JvmTerminator ending;
    private final HangGuard hangGuard;
    private final ContainerTraces containers = new ContainerTraces();
    private TraceWriter next;
    private TraceWriter running;
    private ContainerTraces.ContainerSetup before;
    private SeedDescriptor runningTest;

    /**
     * Creates a run, which continues what earlier JVMs have left in the same directory.
     *
     * @param secondsAllowed how long one test may take
     * @param ending how this JVM is ended if one takes longer
     */
    public SeedRun(
            RecordingSession recording,
            Path output,
            boolean branches,
            long secondsAllowed,
            RemainingTests rest,
            JvmTerminator ending)
            throws IOException {
        this.recording = recording;
        this.index = new SeedIndex(output);
        this.files = new TraceFiles(output, index.jvm());
        this.rest = rest;
        this.ending = ending;
        this.hangGuard = new HangGuard(index, secondsAllowed, ending);
        Files.deleteIfExists(files.running());
        recording.continueAfter(files.size());
        index.run(branches);
        recording.onOutermostConstructor(this::constructorEntered);
        hangGuard.start();
    }

    /** Returns whether a test or container is left for this JVM. */
    public boolean isLeft(String id) {
        return rest.has(id);
    }

    /** Called when test engines discover tests, for which some of them create test objects and arguments. */
    public void discoveryStarted() {
        if (containers.isEmpty()) {
            containerStarted(SeedDescriptor.DISCOVERY);
        }
    }

    public void containerStarted(SeedDescriptor seed) {
        recording.attach();
        TraceWriter setup = next != null ? next : newSetup(seed);
        if (next != null) {
            // The object was made for tests that are not known yet, such as those of a @TestFactory.
            next.moveTo(files.ofSetup(seed).toFile());
        }
        // A container that runs although it is not left cannot be kept from it: what happens then is the next one's
        // loss.
        if (seed == SeedDescriptor.DISCOVERY || isLeft(seed.id())) {
            index.begin(seed, fileOf(setup));
            hangGuard.around(seed);
        }
        start(setup);
        containers.start(seed, setup, before);
    }

    /** Begins a trace, unless it began when a test object was made. What is done around it later is no setup of it. */
    private void start(TraceWriter trace) {
        recording.switchTo(trace);
        if (trace != next) {
            before = containers.setup();
        }
        next = null;
    }

    private static Path fileOf(TraceWriter trace) {
        return trace == null ? null : trace.file().toPath();
    }

    private TraceWriter newSetup(SeedDescriptor seed) {
        return recording.newTrace(files.ofSetup(seed).toFile(), containers.trace());
    }

    public void containerFinished() {
        abandonNext();
        ContainerTraces.Container finished = containers.end();
        recording.switchTo(containers.trace());
        TraceWriter setup = finished.setup();
        recording.close(setup);
        boolean recorded = setup.events() > 0 && setup.failure() == null;
        index.setup(finished.seed(), setup, recorded ? fileOf(setup) : null, finished.before());
        hangGuard.around(containers.innermost());
    }

    /** The test object that is being made belongs to the next test, unless its class has one object for all tests. */
    private void constructorEntered(String internalName) {
        boolean ofNextTest =
                running == null && next == null && containers.haveInstances(internalName.replace('/', '.'));
        if (ofNextTest) {
            TraceWriter trace = recording.newTrace(files.running().toFile(), containers.trace());
            start(trace);
            next = trace;
        }
    }

    public void testStarted(SeedDescriptor test) {
        recording.attach();
        if (isLeft(test.id())) {
            index.begin(test);
            hangGuard.test(test);
        }
        running = next != null ? next : recording.newTrace(files.running().toFile(), containers.trace());
        runningTest = test;
        start(running);
    }

    /** Returns whether a test has started and not ended. */
    public boolean isInTest() {
        return runningTest != null;
    }

    public void testPassed(SeedDescriptor test) {
        TraceWriter trace = endTest();
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
            index.lost(test, false, LostTrace.notWritten(e));
        }
    }

    public void testDidNotPass(SeedDescriptor test, TracedTest.Status status, String reason) {
        discard(endTest());
        if (isLeft(test.id())) {
            index.notPassed(test, status, reason);
        }
    }

    /** Notes a test that has not even started, since what has to be done before it has failed. */
    public void notStarted(SeedDescriptor test, String reason) {
        if (isLeft(test.id())) {
            index.notPassed(test, TracedTest.Status.FAILED, reason);
        }
    }

    public void skipped(SeedDescriptor seed, String reason) {
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
            index.lost(runningTest, false, LostTrace.engineEnded(cause));
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
        hangGuard.finished();
    }

    private TraceWriter endTest() {
        hangGuard.around(containers.innermost());
        runningTest = null;
        recording.betweenTests();
        recording.attach();
        TraceWriter trace = running;
        running = null;
        recording.switchTo(containers.trace());
        recording.close(trace);
        return trace;
    }

    /** Discards the trace of a test object whose test did not start. */
    private void abandonNext() {
        if (next != null) {
            recording.switchTo(containers.trace());
            recording.close(next);
            discard(next);
            next = null;
        }
    }

    private static Path keep(TraceWriter trace, Path as) throws IOException {
        Files.createDirectories(as.getParent());
        Files.move(trace.file().toPath(), as, StandardCopyOption.REPLACE_EXISTING);
        return as;
    }

    private void discard(TraceWriter trace) {
        recording.discarded(trace);
        try {
            Files.deleteIfExists(trace.file().toPath());
        } catch (IOException e) {
            // The trace of the next test is written over it, and nothing refers to it.
        }
    }

    /** Runs an action without recording it. */
    public static void unrecorded(Runnable action) {
        ThreadSlot.pause();
        try {
            action.run();
        } finally {
            ThreadSlot.resume();
        }
    }
}
