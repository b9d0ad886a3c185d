package io.snarl.gradle.internal.analysis.fuzz;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.interleaving.InterleavingTable;
import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import io.snarl.contract.trace.index.TestTitle;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.gradle.internal.analysis.SummaryWords;
import io.snarl.gradle.internal.analysis.UntouchedCodeLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;

/** Summarizes the results of a run under the scheduler on one screen. */
final class FuzzRunSummary {

    private static final int NAMED = 10;
    private static final int SHOWN_IN_FULL = 3;
    private static final int LONGEST_TABLE = 60;

    private final RunResults run;
    private final Path file;
    private final String settings;
    private final ReplayCommand replay;

    /**
     * Creates a summary.
     *
     * @param file where the run comes from
     * @param settings what a user has to know to get the same run again
     */
    FuzzRunSummary(RunResults run, Path file, String settings, ReplayCommand replay) {
        this.run = run;
        this.file = file;
        this.settings = settings;
        this.replay = replay;
    }

    String text() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(counts());
        addNamed(lines, passed(), "passed");
        addNamed(lines, run.ended(TestOutcome.UNCONTROLLED), "not controlled, so nothing is known of it");
        addNamed(lines, run.ended(TestOutcome.UNSTABLE), "failed and did not fail again");
        addNamed(lines, run.ended(TestOutcome.NOT_RUN), "not run");
        addNamed(lines, run.ended(TestOutcome.DIVERGED), "does not fit the schedule");
        List<TestResult> failed = run.ended(TestOutcome.FAILED);
        for (int i = 0; i < failed.size() && i < NAMED; i++) {
            lines.add("");
            lines.addAll(failure(failed.get(i), i < SHOWN_IN_FULL));
        }
        if (failed.size() > NAMED) {
            lines.add("and " + SummaryWords.number(failed.size() - NAMED, "more that failed", "more that failed"));
        }
        if (!failed.isEmpty()) {
            lines.add("");
        }
        if (!run.untouched().isEmpty()) {
            lines.add(UntouchedCodeLine.of(run.untouched(), "not controlled", file));
        }
        if (!run.unreadable().isEmpty()) {
            lines.add("The results of tests are lost, since "
                    + SummaryWords.number(run.unreadable().size(), "line", "lines")
                    + " cannot be read; run them again: "
                    + SummaryWords.firstLine(run.unreadable().get(0)));
        }
        lines.add("Results: " + file.getParent());
        return String.join("\n", lines);
    }

    private List<TestResult> passed() {
        return run.ended(TestOutcome.PASSED, TestOutcome.NOT_REPRODUCED);
    }

    private String counts() {
        var counts = new ArrayList<String>();
        SummaryWords.addUnlessNone(counts, run.ended(TestOutcome.FAILED).size(), "failed");
        SummaryWords.addUnlessNone(counts, passed().size(), "passed");
        SummaryWords.addUnlessNone(counts, run.ended(TestOutcome.UNCONTROLLED).size(), "uncontrolled");
        SummaryWords.addUnlessNone(counts, run.ended(TestOutcome.UNSTABLE).size(), "unstable");
        SummaryWords.addUnlessNone(counts, run.ended(TestOutcome.DIVERGED).size(), "diverged");
        SummaryWords.addUnlessNone(counts, run.ended(TestOutcome.NOT_RUN).size(), "not run");
        return SummaryWords.number(run.tests().size(), "concurrent test", "concurrent tests")
                + (counts.isEmpty() ? "" : ": " + String.join(", ", counts))
                + "; " + SummaryWords.number(run.schedules(), "schedule", "schedules")
                + String.format(Locale.ROOT, " in %.1f s (%s)", run.millis() / 1000.0, settings);
    }

    private void addNamed(List<String> lines, List<TestResult> tests, String what) {
        for (TestResult test : tests.subList(0, Math.min(NAMED, tests.size()))) {
            lines.add("  " + what + ": " + titleOf(test) + ": " + SummaryWords.firstLine(test.sentence()));
            if (test.outcome() == TestOutcome.DIVERGED) {
                test.details().forEach(detail -> lines.add("    " + detail));
                test.claim().ifPresent(claim -> lines.add("    " + claim));
            }
            test.remarks().forEach(remark -> lines.add("    " + SummaryWords.firstLine(remark)));
        }
        if (tests.size() > NAMED) {
            lines.add("  " + what + ": " + (tests.size() - NAMED) + " more, all in " + file);
        }
    }

    private List<String> failure(TestResult test, boolean full) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("FAILED " + titleOf(test) + ", schedule " + SummaryWords.number(test.schedules())
                + test.kind().map(kind -> ": " + kind).orElse(""));
        if (full && test.interleaving().isPresent()) {
            lines.addAll(table(test.interleaving().get()));
        } else {
            lines.add("  " + test.sentence());
            test.details().forEach(detail -> lines.add("  " + detail));
        }
        test.deadlock().ifPresent(deadlock -> addPlaces(lines, deadlock));
        test.remarks().forEach(remark -> lines.add("  " + remark));
        test.schedule().map(replay::of).ifPresent(command -> lines.add("  Replay: " + command));
        return lines;
    }

    /** Adds the places in the form that consoles turn into links, for which a table has no room. */
    private static void addPlaces(List<String> lines, Deadlock deadlock) {
        var edges = new LinkedHashSet<>(deadlock.edges());
        for (Deadlock.Edge edge : edges) {
            lines.add("  " + (edges.size() == 1 ? "each" : "one") + " thread holds a lock taken at " + edge.heldAt());
            lines.add("  and waits for another at " + edge.wantedAt());
        }
    }

    /** The execution as a table, which ends with what went wrong in words. */
    private static List<String> table(Path file) throws IOException {
        List<String> lines = new ArrayList<>(List.of(""));
        List<String> table =
                InterleavingTable.of(Interleaving.read(file)).lines().toList();
        int hidden = Math.max(0, table.size() - LONGEST_TABLE);
        if (hidden > 0) {
            lines.add("… " + hidden + " lines before are in " + file);
        }
        lines.addAll(table.subList(hidden, table.size()));
        lines.add("");
        return lines;
    }

    private static String titleOf(TestResult test) {
        return TestTitle.of(test.className(), test.method(), test.display()).orElse(test.id());
    }
}
