package io.snarl.core.fuzz;

import io.snarl.core.json.JsonLine;
import io.snarl.core.trace.UntouchedCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads the results of a run line by line. */
final class FuzzRunReader {

    private final Path file;
    private final List<FuzzedTest> tests = new ArrayList<>();
    private final Set<String> running = new LinkedHashSet<>();
    private final Set<UntouchedCode> untouched = new LinkedHashSet<>();
    private boolean complete;
    private Optional<Long> seed = Optional.empty();

    FuzzRunReader(Path file) {
        this.file = file;
    }

    FuzzRun read() {
        try {
            JsonLine.readAll(file, BrokenFuzzRunException::badLine).forEach(this::add);
        } catch (IOException e) {
            throw BrokenFuzzRunException.unreadable(file, e);
        }
        return new FuzzRun(tests, List.copyOf(running), List.copyOf(untouched), complete, seed);
    }

    private void add(JsonLine line) {
        complete = line.has("end");
        if (line.has("begin")) {
            running.add(line.string("begin"));
        } else if (complete) {
            // What was begun and has no result now had to be begun only in order to know its tests.
            running.clear();
        } else if (line.has("untouched")) {
            untouched.add(
                    new UntouchedCode(line.string("untouched"), line.optionalString("method"), line.string("reason")));
        } else {
            addTest(line);
        }
    }

    private void addTest(JsonLine line) {
        String id = line.string("test");
        running.remove(id);
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
