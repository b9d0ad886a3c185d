package io.snarl.core.fuzz;

import io.snarl.core.json.JsonLine;
import io.snarl.core.trace.UntouchedCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the results of a run line by line. */
final class FuzzRunReader {

    private final Path file;
    private final List<FuzzedTest> tests = new ArrayList<>();
    /** The tests that have begun, by the mark of their JVM, which has none if it is the only one. */
    private final Map<String, Set<String>> running = new LinkedHashMap<>();

    private final Set<UntouchedCode> untouched = new LinkedHashSet<>();
    private final Set<String> open = new HashSet<>();
    private final List<String> unreadable = new ArrayList<>();
    private boolean ended;
    private Optional<Long> seed = Optional.empty();

    FuzzRunReader(Path file) {
        this.file = file;
    }

    FuzzRun read() {
        try {
            JsonLine.readEach(
                    file, BrokenFuzzRunException::badLine, this::add, problem -> unreadable.add(problem.getMessage()));
        } catch (IOException e) {
            throw BrokenFuzzRunException.unreadable(file, e);
        }
        if (running.size() > 1) {
            // Which of several JVMs was faster says nothing.
            tests.sort(Comparator.comparing(FuzzedTest::id));
        }
        List<String> begun =
                running.values().stream().flatMap(Set::stream).sorted().toList();
        boolean complete = ended && open.isEmpty() && unreadable.isEmpty();
        return new FuzzRun(tests, begun, List.copyOf(untouched), complete, seed, unreadable);
    }

    private void add(JsonLine line) {
        String jvm = line.optionalString("jvm").orElse("");
        Set<String> begun = running.computeIfAbsent(jvm, mark -> new LinkedHashSet<>());
        open.add(jvm);
        if (line.has("begin")) {
            begun.add(line.string("begin"));
        } else if (line.has("end")) {
            if (unreadable.isEmpty()) {
                // What was begun and has no result now had to be begun only in order to know its tests.
                begun.clear();
            }
            open.remove(jvm);
            ended = true;
        } else if (line.has("untouched")) {
            untouched.add(
                    new UntouchedCode(line.string("untouched"), line.optionalString("method"), line.string("reason")));
        } else {
            addTest(line);
            begun.remove(line.string("test"));
        }
    }

    private void addTest(JsonLine line) {
        String id = line.string("test");
        seed = line.optionalNumber("seed").or(() -> seed);
        tests.add(new FuzzedTest(
                id,
                line.optionalString("class"),
                line.optionalString("method"),
                line.string("display"),
                outcome(line),
                line.optionalString("kind"),
                line.has("schedules") ? line.count("schedules") : 0,
                line.has("millis") ? line.longCount("millis") : 0,
                line.optionalString("strategy"),
                line.optionalString("claim"),
                line.optionalString("summary"),
                line.strings("details"),
                line.path("schedule"),
                line.path("interleaving"),
                line.strings("remarks"),
                line.object("deadlock").map(DeadlockReader::deadlock),
                DeadlockReader.collected(line)));
    }

    private static FuzzedTest.Outcome outcome(JsonLine line) {
        String name = line.string("outcome");
        String constant = name.replace(' ', '_').toUpperCase(Locale.ROOT);
        return Arrays.stream(FuzzedTest.Outcome.values())
                .filter(outcome -> outcome.name().equals(constant))
                .findFirst()
                .orElseThrow(() -> line.bad("it has the unknown outcome '" + name + "'"));
    }
}
