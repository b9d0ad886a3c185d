package io.snarl.contract.trace.index;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.trace.BrokenTraceException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads an index line by line. */
final class IndexReader {

    /** What is said of a run whose own line cannot be read. */
    private static final String UNKNOWN = "unknown";

    private final Path file;
    private final List<TracedTest> tests = new ArrayList<>();
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, TracedTest> failed = new HashMap<>();
    private final List<TracedSetup> setups = new ArrayList<>();
    private final Map<String, LostTest> lost = new LinkedHashMap<>();
    private final List<SkippedTest> skipped = new ArrayList<>();
    private final List<UntouchedCode> untouched = new ArrayList<>();
    private final List<String> damage = new ArrayList<>();
    private Optional<RewrittenClasses> rewritten = Optional.empty();
    private String javaVersion = UNKNOWN;
    private boolean branches = true;
    private boolean hasBegun;
    private BrokenTraceException otherVersion;
    private JvmReader jvm = new JvmReader();

    IndexReader(Path file) {
        this.file = file;
    }

    TraceIndex read() {
        for (JsonLine line : lines()) {
            try {
                add(line);
            } catch (BrokenTraceException e) {
                // What one line says is missing then, which is no reason to do without the others.
                damage.add(e.getMessage());
            }
        }
        requireIndex();
        jvm.unfinishedSetups().forEach(setups::add);
        return new TraceIndex(
                javaVersion,
                branches,
                inOrder(),
                setups,
                List.copyOf(lost.values()),
                skipped,
                untouched.stream().distinct().toList(),
                jvm.state(),
                rewritten,
                damage);
    }

    /** One that was tried again after all others stands where it began the first time. */
    private List<TracedTest> inOrder() {
        return tests.stream()
                .sorted(Comparator.comparing(test -> places.get(test.id())))
                .toList();
    }

    private void begins(String id) {
        places.putIfAbsent(id, places.size());
    }

    /** Refuses what another version or another program has written; a first line that is damaged does no harm to the others. */
    private void requireIndex() {
        if (!hasBegun && otherVersion != null) {
            throw otherVersion;
        }
        if (!hasBegun && tests.isEmpty() && setups.isEmpty() && lost.isEmpty()) {
            throw damage.isEmpty() ? BrokenTraceException.emptyIndex(file) : new BrokenTraceException(damage.get(0));
        }
    }

    private List<JsonLine> lines() {
        try {
            List<JsonLine> lines = new ArrayList<>();
            JsonLine.readEach(
                    file, BrokenTraceException::badLine, lines::add, problem -> damage.add(problem.getMessage()));
            return lines;
        } catch (IOException e) {
            throw BrokenTraceException.unreadable(file, e);
        }
    }

    private void begin(JsonLine run) {
        long version = run.longCount(IndexWriter.VERSION_MEMBER);
        if (version != IndexWriter.VERSION) {
            otherVersion = BrokenTraceException.ofOtherVersion(file, version, IndexWriter.VERSION);
            throw otherVersion;
        }
        hasBegun = true;
        jvm.unfinishedSetups().forEach(setups::add);
        jvm = new JvmReader();
        branches = run.truth(IndexWriter.BRANCHES);
        javaVersion = run.string(IndexWriter.JAVA);
    }

    private void add(JsonLine line) {
        IndexLine kind = IndexLine.of(line);
        if (!hasBegun && damage.isEmpty() && kind != IndexLine.RUN) {
            damage.add(line.bad("an index starts with a line of the kind '" + JsonLine.word(IndexLine.RUN) + "'")
                    .getMessage());
        }
        if (jvm.isComplete() && kind != IndexLine.RUN && kind != IndexLine.LOST) {
            throw line.bad("it stands after the line of the kind '" + JsonLine.word(IndexLine.END) + "'");
        }
        switch (kind) {
            case RUN -> begin(line);
            case BEGIN -> {
                BegunTest begun = BegunTest.read(line);
                begins(begun.test().id());
                jvm.begin(begun);
            }
            case TEST -> addTest(TracedTest.read(line));
            case SETUP -> {
                TracedSetup setup = TracedSetup.read(line);
                jvm.ended(setup.id());
                setups.add(setup);
            }
            case LOST -> addLost(LostTest.read(line));
            case SHUTDOWN -> jvm.shutdown();
            case SKIPPED -> skipped.add(SkippedTest.read(line));
            case UNTOUCHED -> untouched.add(UntouchedCode.read(line));
            case END -> {
                RewrittenClasses classes = RewrittenClasses.read(line);
                rewritten = Optional.of(rewritten.map(classes::orMore).orElse(classes));
                jvm.complete();
            }
            default -> throw new AssertionError(kind);
        }
    }

    private void addTest(TracedTest test) {
        begins(test.id());
        jvm.ended(test.id());
        // One that was lost may have been tried again.
        lost.remove(test.id());
        // So may one that failed, by a plugin that lets such tests run again.
        tests.remove(failed.remove(test.id()));
        tests.add(test);
        if (test.status() == TracedTest.Status.FAILED) {
            failed.put(test.id(), test);
        }
    }

    private void addLost(LostTest test) {
        jvm.lost(test.id());
        // The first reason counts, since the next may be that of another try.
        lost.putIfAbsent(test.id(), test);
    }
}
