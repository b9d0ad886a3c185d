package io.snarl.contract.trace.index;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.trace.BrokenTraceException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What one run of {@code traceSeedTests} says about itself in its {@code index.jsonl}.
 *
 * @param javaVersion that of the test JVM
 * @param branches whether the outcomes of branches were recorded
 * @param tests those that have ended, in the order in which they began, those that were tried again where they began first
 * @param setups what ran for containers of tests, also for those in which a JVM ended
 * @param lost those that have not ended and will not
 * @param lastJvm how far the last JVM came; there are several if some ended in the middle of a test
 * @param rewritten absent if no test JVM ended by itself
 * @param damage what is wrong with lines that cannot be read
 */
public record TraceIndex(
        String javaVersion,
        boolean branches,
        List<TracedTest> tests,
        List<TracedSetup> setups,
        List<LostTest> lost,
        List<SkippedTest> skipped,
        List<UntouchedCode> untouched,
        LastJvm lastJvm,
        Optional<RewrittenClasses> rewritten,
        List<String> damage) {

    /** The name of the file. */
    public static final String FILE = "index.jsonl";

    /** Copies the lists, so that an index never changes. */
    public TraceIndex {
        tests = List.copyOf(tests);
        setups = List.copyOf(setups);
        skipped = List.copyOf(skipped);
        untouched = List.copyOf(untouched);
        lost = List.copyOf(lost);
        damage = List.copyOf(damage);
    }

    /**
     * Reads an index, also one that ends early because the test JVM did.
     *
     * @throws BrokenTraceException if the file is not an index
     */
    public static TraceIndex read(Path file) {
        return new IndexReader(file).read();
    }

    /** Tells whether the last test JVM ended by itself, so that all tests have ended or were lost. */
    public boolean isComplete() {
        return lastJvm.complete();
    }

    /** Returns the ids of the tests that had begun and not ended when the index was last written. */
    public List<String> running() {
        return lastJvm.running().stream().map(SeedTestName::id).toList();
    }

    /** Returns the tests that passed and have a trace. */
    public List<TracedTest> usable() {
        return tests.stream().filter(TracedTest::isUsable).toList();
    }

    public List<TracedTest> failed() {
        return ended(TracedTest.Status.FAILED);
    }

    public List<TracedTest> aborted() {
        return ended(TracedTest.Status.ABORTED);
    }

    /** Returns how many events there were at least in all tests and setups, also those that were not recorded. */
    public long seen() {
        return recordings().mapToLong(Recording::seen).sum();
    }

    /** Returns how many events the traces of all tests and setups have. */
    public long events() {
        return recordings().mapToLong(Recording::events).sum();
    }

    /** Returns what ran for a test until it began, the outermost setup first, and its own trace last. */
    public List<TracePart> tracesOf(TracedTest test) {
        Set<Path> seen = new HashSet<>();
        Deque<TracePart> traces = new ArrayDeque<>();
        Optional<Recording> recording = test.recording();
        Optional<TracePart> next = recording.map(Recording::trace).map(TracePart::all);
        while (next.isPresent() && seen.add(next.get().trace())) {
            traces.addFirst(next.get());
            next = recording.flatMap(Recording::setup);
            recording = next.flatMap(setup -> setupIn(setup.trace()));
        }
        return List.copyOf(traces);
    }

    private List<TracedTest> ended(TracedTest.Status outcome) {
        return tests.stream().filter(test -> test.status() == outcome).toList();
    }

    private Optional<Recording> setupIn(Path trace) {
        return setups.stream()
                .flatMap(setup -> setup.recording().stream())
                .filter(recording -> recording.trace().equals(trace))
                .findFirst();
    }

    private Stream<Recording> recordings() {
        return Stream.concat(
                        tests.stream().map(TracedTest::recording),
                        setups.stream().map(TracedSetup::recording))
                .flatMap(Optional::stream);
    }
}
