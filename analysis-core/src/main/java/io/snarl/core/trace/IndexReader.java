package io.snarl.core.trace;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.json.JsonLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads an index line by line. */
final class IndexReader {

    private static final int VERSION = 2;

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
        long version = run.longCount("version");
        if (version != VERSION) {
            otherVersion = BrokenTraceException.ofOtherVersion(file, version, VERSION);
            throw otherVersion;
        }
        hasBegun = true;
        jvm.unfinishedSetups().forEach(setups::add);
        jvm = new JvmReader();
        branches = run.truth("branches");
        javaVersion = run.string("java");
    }

    private void add(JsonLine line) {
        String kind = line.string("kind");
        if (!hasBegun && damage.isEmpty() && !kind.equals("run")) {
            damage.add(line.bad("an index starts with a line of the kind 'run'").getMessage());
        }
        if (jvm.isComplete() && !kind.equals("run") && !kind.equals("lost")) {
            throw line.bad("it stands after the line of the kind 'end'");
        }
        switch (kind) {
            case "run" -> begin(line);
            case "begin" -> {
                begins(line.string("id"));
                jvm.begin(line);
            }
            case "test" -> addTest(line);
            case "setup" -> {
                jvm.ended(line.string("id"));
                setups.add(new TracedSetup(line.string("id"), line.optionalString("class"), recording(line), true));
            }
            case "lost" -> addLost(line);
            case "shutdown" -> jvm.shutdown();
            case "skipped" -> skipped.add(new SkippedTest(line.string("id"), line.string("reason")));
            case "untouched" -> untouched.add(UntouchedCode.read(line));
            case "end" -> {
                rewritten = Optional.of(most(
                        new RewrittenClasses(line.count("subjects"), line.count("libraries"), line.count("tests"))));
                jvm.complete();
            }
            default -> throw line.bad("it is of the unknown kind '" + kind + "', so another Snarl has written it");
        }
    }

    /** Each JVM has rewritten what its tests use, so much of it is the same. */
    private RewrittenClasses most(RewrittenClasses other) {
        return rewritten
                .map(known -> new RewrittenClasses(
                        Math.max(known.subjects(), other.subjects()),
                        Math.max(known.libraries(), other.libraries()),
                        Math.max(known.tests(), other.tests())))
                .orElse(other);
    }

    private void addTest(JsonLine line) {
        String id = line.string("id");
        var test = new TracedTest(
                id,
                line.optionalString("class"),
                line.optionalString("method"),
                line.string("name"),
                outcome(line),
                line.optionalString("reason"),
                recording(line));
        begins(id);
        jvm.ended(id);
        // One that was lost may have been tried again.
        lost.remove(id);
        // So may one that failed, by a plugin that lets such tests run again.
        tests.remove(failed.remove(id));
        tests.add(test);
        if (test.outcome() == TracedTest.Outcome.FAILED) {
            failed.put(id, test);
        }
    }

    private void addLost(JsonLine line) {
        String id = line.string("id");
        jvm.lost(id);
        // The first reason counts, since the next may be that of another try.
        lost.putIfAbsent(
                id,
                new LostTest(
                        id,
                        line.optionalString("class"),
                        line.optionalString("method"),
                        line.optionalString("name"),
                        line.truth("container"),
                        line.string("reason"),
                        line.optionalString("remedy"),
                        line.truth("again")));
    }

    private static TracedTest.Outcome outcome(JsonLine line) {
        String name = line.string("outcome");
        return Arrays.stream(TracedTest.Outcome.values())
                .filter(outcome -> outcome.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> line.bad("it has the unknown outcome '" + name + "'"));
    }

    private static Optional<Recording> recording(JsonLine line) {
        return line.path("trace")
                .map(trace -> new Recording(
                        trace,
                        line.path("setup").map(setup -> new TracePart(setup, setupEvents(line))),
                        line.longCount("events"),
                        seen(line),
                        // Earlier versions did not say it.
                        line.optionalNumber("forThreads").orElse(0L),
                        line.truth("threads"),
                        line.truth("cut")));
    }

    /** Earlier versions did not say how much of the setup came before. */
    private static long setupEvents(JsonLine line) {
        return line.optionalNumber("setupEvents").orElse(Long.MAX_VALUE);
    }

    /** Earlier versions did not count what they left out. */
    private static long seen(JsonLine line) {
        return line.optionalNumber("seen").orElseGet(() -> line.longCount("events"));
    }
}
