package io.snarl.agent.seed;

import io.snarl.agent.record.TraceWriter;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.index.BegunTest;
import io.snarl.contract.trace.index.IndexWriter;
import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.RewrittenClasses;
import io.snarl.contract.trace.index.SeedTestName;
import io.snarl.contract.trace.index.SkippedTest;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.contract.trace.index.TracedSetup;
import io.snarl.contract.trace.index.TracedTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;

/** The index of this run: says what tests come to, without the secrets that their names may hold. */
final class SeedIndex {

    private final IndexWriter index;

    /** Continues the index of earlier JVMs in a directory, if there is one. */
    SeedIndex(Path directory) throws IOException {
        this.index = new IndexWriter(directory.resolve(TraceIndex.FILE));
    }

    /** Returns how many JVMs have written to it, this one included. */
    int jvm() {
        return index.earlierRuns() + 1;
    }

    void run(boolean branches) {
        index.run(branches);
    }

    void begin(SeedDescriptor test) {
        index.begin(new BegunTest(nameOf(test), false, Optional.empty()));
    }

    /** Writes that a container starts; even if the JVM dies in it, its trace is the setup of the tests that have ended. */
    void begin(SeedDescriptor container, Path trace) {
        index.begin(new BegunTest(nameOfContainer(container), true, Optional.ofNullable(trace)));
    }

    /** Writes that a test has passed; it may lack a trace if nothing was recorded. */
    void passed(SeedDescriptor test, TraceWriter trace, Path traceFile, ContainerTraces.ContainerSetup setup) {
        ended(test, TracedTest.Status.PASSED, Optional.empty(), recording(trace, traceFile, setup));
    }

    void notPassed(SeedDescriptor test, TracedTest.Status status, String reason) {
        ended(test, status, Optional.ofNullable(reason), Optional.empty());
    }

    private void ended(
            SeedDescriptor test, TracedTest.Status status, Optional<String> reason, Optional<Recording> recording) {
        SeedTestName name = nameOf(test);
        index.ended(new TracedTest(
                name.id(), name.className(), name.method(), name.name().orElse(""), status, reason, recording));
    }

    void setup(SeedDescriptor container, TraceWriter trace, Path traceFile, ContainerTraces.ContainerSetup outer) {
        SeedTestName name = nameOfContainer(container);
        index.ended(new TracedSetup(name.id(), name.className(), recording(trace, traceFile, outer), true));
    }

    private static Optional<Recording> recording(
            TraceWriter trace, Path traceFile, ContainerTraces.ContainerSetup setup) {
        return Optional.ofNullable(traceFile)
                .map(file -> new Recording(
                        file,
                        Optional.ofNullable(setup).map(before -> new TracePart(before.file(), before.events())),
                        trace.events(),
                        trace.seen(),
                        trace.methodsForThreads(),
                        trace.hasOtherThreads(),
                        trace.isCut()));
    }

    /** Writes that a test was lost, or a container with all of its tests that have not ended. */
    void lost(SeedDescriptor seed, boolean container, LostTrace loss) {
        SeedTestName name = nameOf(seed);
        index.lost(new LostTest(
                name.id(),
                name.className(),
                name.method(),
                name.name(),
                container,
                loss.reason(),
                Optional.ofNullable(loss.remedy()),
                loss.mayPassAgain()));
    }

    /** Writes that the JVM is shut down before its tests have ended. */
    void shutdown() {
        index.shutdown();
    }

    void skipped(SeedDescriptor seed, String reason) {
        index.skipped(new SkippedTest(seed.id(), reason));
    }

    void end(Collection<UntouchedCode> untouched, Sites sites) {
        index.end(
                untouched,
                new RewrittenClasses(
                        (int) sites.countOf(ClassSort.SUBJECT), (int) sites.countOf(ClassSort.LIBRARY), (int)
                                sites.countOf(ClassSort.TEST)));
    }

    private static SeedTestName nameOf(SeedDescriptor test) {
        return new SeedTestName(
                test.id(),
                Optional.ofNullable(test.className()),
                Optional.ofNullable(test.method()),
                Optional.ofNullable(told(test)));
    }

    private static SeedTestName nameOfContainer(SeedDescriptor container) {
        return SeedTestName.ofContainer(container.id(), Optional.ofNullable(container.className()));
    }

    /** What a test calls itself may hold the arguments that it was given; a reader counts on a name. */
    private static String told(SeedDescriptor test) {
        String told = Secrets.current().told(test.name());
        return told != null || test.name() == null ? told : test.method() == null ? "" : test.method();
    }

    /** Returns why the latest lines could not be written; null if they were. */
    IOException failure() {
        return index.failure();
    }
}
