package io.snarl.gradle.internal.analysis.trace;

import io.snarl.contract.trace.index.EngineName;
import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.RewrittenClasses;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.core.trace.MissingTests;
import io.snarl.gradle.internal.analysis.SummaryWords;
import io.snarl.gradle.internal.analysis.UntouchedCodeLine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Summarizes a traced run on one screen. */
final class TraceRunSummary {

    private static final int NAMED = 10;

    private final TraceIndex index;
    private final Path file;

    TraceRunSummary(TraceIndex index, Path file) {
        this.index = index;
        this.file = file;
    }

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(tests());
        lines.addAll(MissingTests.in(index).lines());
        remedies().ifPresent(lines::add);
        lines.addAll(leftOut());
        lines.addAll(ofOtherEngines());
        lines.add(recorded());
        if (index.lost().isEmpty()
                && index.rewritten().filter(classes -> classes.subjects() == 0).isPresent()) {
            lines.add(
                    "No seed test used a subject, so there is nothing to examine: let snarl.subjects name classes that the"
                            + " tests use, or write a test that uses the library.");
        }
        index.untouched().stream()
                .findFirst()
                .ifPresent(any -> lines.add(UntouchedCodeLine.of(index.untouched(), "not in the traces", file)));
        lines.add("Traces: " + file.getParent());
        return String.join("\n", lines);
    }

    private Optional<String> remedies() {
        Stream<String> ofLost = index.lost().stream().flatMap(lost -> lost.remedy().stream());
        Stream<String> ofFailed = index.failed().stream()
                .flatMap(test -> test.reason().stream())
                .filter(reason -> reason.contains("OutOfMemoryError"))
                .map(reason -> JvmExitCause.MORE_MEMORY);
        List<String> remedies = Stream.concat(ofLost, ofFailed).distinct().toList();
        return remedies.isEmpty() ? Optional.empty() : Optional.of("  what to do: " + String.join("; ", remedies));
    }

    private String tests() {
        var counts = new ArrayList<String>();
        counts.add(SummaryWords.number(index.usable().size(), "seed test", "seed tests") + " traced");
        SummaryWords.addUnlessNone(counts, index.failed().size(), "failed");
        SummaryWords.addUnlessNone(counts, index.aborted().size(), "aborted");
        SummaryWords.addUnlessNone(counts, index.skipped().size(), "skipped");
        var marks = new ArrayList<String>();
        SummaryWords.addUnlessNone(marks, recordings(Recording::threads), "with threads of their own");
        SummaryWords.addUnlessNone(marks, recordings(Recording::cut), "cut at the limit of events");
        return String.join(", ", counts) + (marks.isEmpty() ? "" : " (" + String.join(", ", marks) + ")");
    }

    /** The tests that are no seeds because they did not pass, each with its reason. */
    private List<String> leftOut() {
        List<TracedTest> tests =
                Stream.concat(index.failed().stream(), index.aborted().stream()).toList();
        List<String> lines = new ArrayList<>();
        for (TracedTest test : tests.subList(0, Math.min(NAMED, tests.size()))) {
            lines.add("  left out: " + test.title() + ": "
                    + SummaryWords.firstLine(test.reason().orElse("no reason given")));
        }
        if (tests.size() > NAMED) {
            lines.add("  and " + (tests.size() - NAMED) + " more, all in " + file);
        }
        return lines;
    }

    /** What can be expected of tests that are not JUnit's own. */
    private List<String> ofOtherEngines() {
        Map<String, Long> engines = index.usable().stream()
                .filter(test -> !EngineName.isOfJUnit(test.id()))
                .collect(Collectors.groupingBy(test -> EngineName.in(test.id()), TreeMap::new, Collectors.counting()));
        return engines.entrySet().stream()
                .map(engine -> engine.getValue() + " of them run by the engine '" + engine.getKey()
                        + "': Snarl repeats calls that compiled code makes directly and writes JUnit tests of them, so"
                        + " tests in a dynamic language or in lambdas of a framework may lead to few. JUnit tests lead to"
                        + " more.")
                .toList();
    }

    private String recorded() {
        // What muted calls do is not counted, since it may cost nothing.
        String all = index.seen() > index.events() ? " of at least " + SummaryWords.number(index.seen()) : "";
        String events = SummaryWords.number(index.events(), "event", "events") + " recorded" + all + " on Java "
                + index.javaVersion()
                + (index.branches() ? ", with branches" : "");
        return index.rewritten()
                // Who has lost JVMs does not know what they have rewritten.
                .filter(classes -> index.lost().isEmpty())
                .map(TraceRunSummary::rewritten)
                .map(classes -> events + "; " + classes)
                .orElse(events);
    }

    private static String rewritten(RewrittenClasses classes) {
        return "rewritten: " + SummaryWords.number(classes.subjects(), "subject", "subjects") + ", "
                + SummaryWords.number(classes.libraries(), "library class", "library classes") + ", "
                + SummaryWords.number(classes.tests(), "test class", "test classes");
    }

    private long recordings(Predicate<Recording> mark) {
        return index.usable().stream()
                .flatMap(test -> test.recording().stream())
                .filter(mark)
                .count();
    }
}
