package io.snarl.contract.result;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.json.JsonLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the results of a run line by line. */
final class ResultsReader {

    private final Path file;
    private final List<TestResult> tests = new ArrayList<>();
    /** The tests that have begun, by the identifier of their JVM, which has none if it is the only one. */
    private final Map<String, Set<String>> running = new LinkedHashMap<>();

    private final Set<UntouchedCode> untouched = new LinkedHashSet<>();
    private final Set<String> open = new HashSet<>();
    private final List<String> unreadable = new ArrayList<>();
    private boolean ended;
    private Optional<Long> seed = Optional.empty();
    private BrokenResultsException otherVersion;

    ResultsReader(Path file) {
        this.file = file;
    }

    RunResults read() {
        try {
            JsonLine.readEach(
                    file, BrokenResultsException::badLine, this::add, problem -> unreadable.add(problem.getMessage()));
        } catch (IOException e) {
            throw BrokenResultsException.unreadable(file, e);
        }
        if (otherVersion != null) {
            throw otherVersion;
        }
        if (running.size() > 1) {
            // Which of several JVMs was faster says nothing.
            tests.sort(Comparator.comparing(TestResult::id));
        }
        List<String> begun =
                running.values().stream().flatMap(Set::stream).sorted().toList();
        boolean complete = ended && open.isEmpty() && unreadable.isEmpty();
        return new RunResults(tests, begun, List.copyOf(untouched), complete, seed, unreadable);
    }

    private void add(JsonLine line) {
        String jvm = line.optionalString("jvm").orElse("");
        Set<String> begun = running.computeIfAbsent(jvm, mark -> new LinkedHashSet<>());
        open.add(jvm);
        if (line.has("version")) {
            start(line);
        } else if (line.has("begin")) {
            begun.add(line.string("begin"));
        } else if (line.has("end")) {
            if (unreadable.isEmpty()) {
                // What was begun and has no result now had to be begun only in order to know its tests.
                begun.clear();
            }
            open.remove(jvm);
            ended = true;
        } else if (line.has("untouched")) {
            untouched.add(UntouchedCode.read(line));
        } else {
            tests.add(TestResultJson.read(line));
            begun.remove(line.string("test"));
        }
    }

    private void start(JsonLine line) {
        long version = line.longCount("version");
        if (version != ResultsWriter.VERSION) {
            otherVersion = BrokenResultsException.ofOtherVersion(file, version);
        }
        seed = line.optionalNumber("seed").or(() -> seed);
    }
}
