package io.snarl.core.trace;

import io.snarl.core.json.JsonLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads an index line by line. */
final class IndexReader {

    private static final int VERSION = 1;

    private final Path file;
    private final List<TracedTest> tests = new ArrayList<>();
    private final List<TracedSetup> setups = new ArrayList<>();
    private final List<SkippedTest> skipped = new ArrayList<>();
    private final List<UntouchedCode> untouched = new ArrayList<>();
    private final Set<String> running = new LinkedHashSet<>();
    private Optional<RewrittenClasses> rewritten = Optional.empty();

    IndexReader(Path file) {
        this.file = file;
    }

    TraceIndex read() {
        List<JsonLine> lines = lines();
        if (lines.isEmpty()) {
            throw BrokenTraceException.emptyIndex(file);
        }
        JsonLine run = lines.get(0);
        requireKnownVersion(run);
        for (int i = 1; i < lines.size(); i++) {
            add(lines.get(i));
        }
        return new TraceIndex(
                run.string("java"),
                run.truth("branches"),
                tests,
                setups,
                skipped,
                untouched,
                List.copyOf(running),
                rewritten);
    }

    private List<JsonLine> lines() {
        try {
            return JsonLine.readAll(file, BrokenTraceException::badLine);
        } catch (IOException e) {
            throw BrokenTraceException.unreadable(file, e);
        }
    }

    private void requireKnownVersion(JsonLine run) {
        if (!run.string("kind").equals("run")) {
            throw run.bad("an index starts with a line of the kind 'run'");
        }
        long version = run.longCount("version");
        if (version != VERSION) {
            throw BrokenTraceException.ofOtherVersion(file, version, VERSION);
        }
    }

    private void add(JsonLine line) {
        if (rewritten.isPresent()) {
            throw line.bad("it stands after the line of the kind 'end'");
        }
        String kind = line.string("kind");
        switch (kind) {
            case "begin" -> running.add(line.string("id"));
            case "test" -> addTest(line);
            case "setup" ->
                setups.add(new TracedSetup(line.string("id"), line.optionalString("class"), recording(line)));
            case "skipped" -> skipped.add(new SkippedTest(line.string("id"), line.string("reason")));
            case "untouched" ->
                untouched.add(
                        new UntouchedCode(line.string("class"), line.optionalString("method"), line.string("reason")));
            case "end" ->
                rewritten = Optional.of(
                        new RewrittenClasses(line.count("subjects"), line.count("libraries"), line.count("tests")));
            default -> throw line.bad("it is of the unknown kind '" + kind + "', so another Snarl has written it");
        }
    }

    private void addTest(JsonLine line) {
        String id = line.string("id");
        running.remove(id);
        tests.add(new TracedTest(
                id,
                line.optionalString("class"),
                line.optionalString("method"),
                line.string("name"),
                outcome(line),
                line.optionalString("reason"),
                recording(line)));
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
                        trace, line.path("setup"), line.longCount("events"), line.truth("threads"), line.truth("cut")));
    }
}
