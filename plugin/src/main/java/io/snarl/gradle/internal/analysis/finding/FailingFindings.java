package io.snarl.gradle.internal.analysis.finding;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.gradle.internal.analysis.SummaryWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The findings that fail a build.
 *
 * @param verdicts those that fail it, in the words of a build script
 * @param report where more is said about them
 */
record FailingFindings(Findings findings, Set<String> verdicts, Path report, ReplayCommand replay) {

    private static final int NAMED = 10;

    /** Lists the findings and what can be done about them; empty if there is none. */
    Optional<String> message() {
        List<Finding> failing = findings.unknown().stream()
                .filter(finding -> verdicts.contains(finding.verdict().word()))
                .toList();
        if (failing.isEmpty()) {
            return Optional.empty();
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                "By failOn, " + SummaryWords.number(failing.size(), "finding fails", "findings fail") + " the build:");
        failing.stream().limit(NAMED).forEach(finding -> add(finding, lines));
        if (failing.size() > NAMED) {
            lines.add("  and " + (failing.size() - NAMED) + " more");
        }
        lines.add("Report: " + report);
        lines.add(
                "To see one happen, run its command. To keep its test until it is mended, run adoptConcurrentTests --finding"
                        + " and its id. To accept all that was found, run synthesizeConcurrentTests --update-baseline.");
        return Optional.of(String.join(System.lineSeparator(), lines));
    }

    private void add(Finding finding, List<String> lines) {
        lines.add("  " + finding.verdict().headline() + " " + finding.id() + " (" + finding.title()
                + finding.andOthers().map(others -> ", " + others).orElse("") + ")");
        finding.bugs().stream()
                .findFirst()
                .map(Bug::schedule)
                .ifPresent(schedule -> lines.add("    " + replay.of(schedule)));
    }
}
