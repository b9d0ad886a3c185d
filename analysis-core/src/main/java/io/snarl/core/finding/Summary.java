package io.snarl.core.finding;

import static java.util.stream.Collectors.joining;

import io.snarl.contract.text.Characters;
import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.core.carve.Reason;
import io.snarl.core.mishap.Mishap;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Says on one screen what a synthesis has come to.
 *
 * @param missing which seed tests are missing, in a line each
 * @param phases how long each part of the work took, in its order
 * @param sources where the tests are
 * @param file where the findings are
 * @param mishapLog where the stack traces are of what went wrong, if anything did
 * @param replay how a bug is made to happen again
 */
public record Summary(
        Findings findings,
        List<String> missing,
        Map<String, Duration> phases,
        Path sources,
        Path file,
        Path mishapLog,
        ReplayCommand replay) {

    private static final int NAMED = 5;
    private static final int NAMED_CONFIRMED = 4;
    private static final int NAMED_UNCONFIRMED = 3;
    private static final int LONGEST_REASON = 160;

    public Summary {
        missing = List.copyOf(missing);
        phases = new LinkedHashMap<>(phases);
    }

    /** Returns the lines, without an end of line after the last: bugs first, then what else came of it and what was left out. */
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add(outcome());
        addConfirmed(lines);
        addKnown(lines);
        addNotConfirmed(lines);
        addNotExamined(lines);
        if (!phases.isEmpty()) {
            lines.add("Time: " + times());
        }
        if (!findings.confirmed().isEmpty()) {
            lines.add("Tests: " + sources);
        }
        lines.add("Findings: " + file);
        return String.join("\n", lines);
    }

    /** Returns, in the analysis's own words, what was predicted and what became of it. */
    public String details() {
        Counts counts = findings.counts();
        String predicted = counts.predicted().entrySet().stream()
                        .map(count -> number(count.getValue(), singular(count.getKey())) + ", ")
                        .collect(joining("", number(counts.events(), "event") + ": ", ""))
                + number(counts.candidates(), "candidate");
        return counts.allInfeasible() == 0
                ? predicted
                : predicted + "\n" + number(counts.allInfeasible()) + " infeasible: " + reasons(counts.infeasible());
    }

    /** Makes of the name of a member, such as {@code lockNodes}, what one of them is called. */
    private static String singular(String member) {
        return member.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT).replaceFirst("s$", "");
    }

    private String outcome() {
        Counts counts = findings.counts();
        return number(counts.seedTests(), "seed test") + " led to " + number(counts.tests(), "concurrent test") + ": "
                + number(findings.confirmed().size(), "bug") + " confirmed"
                + (findings.known().isEmpty()
                        ? ""
                        : " (" + number(findings.known().size()) + " known)") + ", "
                + number(findings.with(Verdict.BENIGN).size()) + " benign, "
                + number(findings.with(Verdict.NOT_CONFIRMED).size()) + " not confirmed";
    }

    private void addNotExamined(List<String> lines) {
        Counts counts = findings.counts();
        lines.addAll(missing);
        if (counts.cut()) {
            lines.add(
                    "The time was over before everything was tried, so there may be more to find: give it more with --time-budget.");
        }
        if (!counts.mishaps().isEmpty()) {
            boolean ours = counts.mishaps().stream().anyMatch(Summary::isOurs);
            lines.add("Not examined, because something went wrong " + (ours ? "inside Snarl (" : "(")
                    + number(counts.mishaps().size()) + "): "
                    + counts.mishaps().get(0)
                    + (counts.mishaps().size() == 1 ? "" : " and more in " + file) + ". Everything else was."
                    + (ours ? " Please report it with " + mishapLog + "." : ""));
        }
        if (!counts.notExamined().isEmpty()) {
            lines.add(
                    "Not examined for lost updates and the like, since nothing says that they are made for several threads"
                            + " (name them in subjects.include, without *, to have them examined): "
                            + some(counts.notExamined()));
        }
        if (!counts.notCalled().isEmpty()) {
            lines.add(
                    "Not called by threads, since only code of the library can call them and users have another way to the"
                            + " same objects, or since their comments say that they are not thread-safe: "
                            + some(counts.notCalled()));
        }
        Map<String, Long> lost = new LinkedHashMap<>(counts.infeasible());
        lost.keySet().removeIf(reason -> Reason.meaningOf(reason) != Reason.Meaning.LOST);
        if (!lost.isEmpty()) {
            lines.add("Not tried, by reason: " + reasons(lost));
            if (counts.tests() == 0) {
                addExample(lines, lost.keySet());
            }
        }
    }

    /** Where nothing could be tried, the user wants to know what to change, and one case says it better than a count. */
    private void addExample(List<String> lines, Set<String> reasons) {
        findings.with(Verdict.INFEASIBLE).stream()
                .filter(finding -> finding.reason()
                        .filter(told -> reasons.stream().anyMatch(told::startsWith))
                        .isPresent())
                .findFirst()
                .ifPresent(finding -> lines.add("  such as: " + finding.title() + ": "
                        + firstLine(finding.reason().get())));
    }

    /** Tells whether a mishap is to be looked into by those who make Snarl; of others the user knows what to do. */
    private static boolean isOurs(String mishap) {
        return Stream.of(Mishap.NO_MEMORY, Mishap.KILLED, BrokenTraceException.REMEDY)
                .noneMatch(mishap::endsWith);
    }

    private static String some(List<String> names) {
        String first = String.join(", ", names.subList(0, Math.min(NAMED, names.size())));
        return names.size() > NAMED ? first + " and " + number(names.size() - NAMED) + " more" : first;
    }

    private static String reasons(Map<String, Long> infeasible) {
        return infeasible.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(reason -> number(reason.getValue()) + " " + reason.getKey())
                .collect(joining("; "));
    }

    private void addConfirmed(List<String> lines) {
        List<Finding> confirmed = findings.unknown();
        for (Finding finding : confirmed.subList(0, Math.min(NAMED_CONFIRMED, confirmed.size()))) {
            lines.add("");
            lines.add(finding.verdict().headline() + " "
                    + finding.test().map(TestMethod::toString).orElse(finding.title())
                    + finding.andOthers().map(others -> " " + others).orElse(""));
            finding.bugs().stream()
                    .findFirst()
                    .ifPresent(bug -> addBug(lines, bug, finding.bugs().size() - 1));
        }
        if (confirmed.size() > NAMED_CONFIRMED) {
            lines.add("");
            lines.add("and " + number(confirmed.size() - NAMED_CONFIRMED) + " more, all in " + file);
        }
        if (!confirmed.isEmpty()) {
            lines.add("");
        }
    }

    /** What the user has accepted is told in a line each, after what is new. */
    private void addKnown(List<String> lines) {
        List<Finding> known =
                findings.confirmed().stream().filter(findings::isKnown).toList();
        for (Finding finding : known.subList(0, Math.min(NAMED, known.size()))) {
            lines.add("  known: " + finding.id() + " (" + finding.title()
                    + finding.andOthers().map(others -> ", " + others).orElse("") + ")");
        }
        if (known.size() > NAMED) {
            lines.add("  and " + number(known.size() - NAMED) + " more known, all in " + file);
        }
    }

    private void addBug(List<String> lines, Bug bug, int others) {
        bug.defect().lines().forEach(line -> lines.add("  " + line));
        lines.add("  Replay: " + replay.of(bug.schedule()));
        if (others > 0) {
            bug.defect().lineOn(others).ifPresent(line -> lines.add("  " + line));
        }
    }

    private void addNotConfirmed(List<String> lines) {
        List<Finding> others = findings.with(Verdict.NOT_CONFIRMED);
        for (Finding finding : others.subList(0, Math.min(NAMED_UNCONFIRMED, others.size()))) {
            lines.add("  not confirmed: " + finding.title()
                    + finding.reason().map(reason -> ": " + firstLine(reason)).orElse(""));
        }
        if (others.size() > NAMED_UNCONFIRMED) {
            lines.add("  and " + number(others.size() - NAMED_UNCONFIRMED) + " more not confirmed, all in " + file);
        }
    }

    private String times() {
        Duration all = phases.values().stream().reduce(Duration.ZERO, Duration::plus);
        return seconds(all)
                + phases.entrySet().stream()
                        .map(phase -> phase.getKey() + " " + seconds(phase.getValue()))
                        .collect(joining(", ", " (", ")"));
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1000.0);
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String number(long count, String one) {
        return number(count) + " " + one + (count == 1 ? "" : "s");
    }

    private static String firstLine(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        return line.length() > LONGEST_REASON ? Characters.first(line, LONGEST_REASON) + "…" : line;
    }
}
