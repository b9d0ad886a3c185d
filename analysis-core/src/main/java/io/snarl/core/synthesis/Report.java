package io.snarl.core.synthesis;

import io.snarl.core.carve.Reason;
import io.snarl.core.deadlock.Cycle;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Verdict;
import io.snarl.core.plan.Step;
import io.snarl.core.trace.Descriptors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Turns what was tried into findings and counts. */
final class Report {

    /** Reasons that nobody could do something about; they are counted, and need not be looked at one by one. */
    private static final Set<Reason> HARMLESS =
            Set.of(Reason.LOCAL_LOCK, Reason.GUARDED, Reason.SAME_LOCK, Reason.NOT_SHARED, Reason.CIRCULAR);

    private static final String MIGHT = " might deadlock with ";

    private final List<Finding> findings = new ArrayList<>();
    private final Map<String, Long> infeasible = new TreeMap<>();
    private final Map<String, Integer> ids = new HashMap<>();
    private long candidates;

    /** Adds what could not become a test, whatever was tried. */
    void addInfeasible(Map<Reason, Long> reasons) {
        reasons.forEach((reason, count) -> infeasible.merge(reason.toString(), count, Long::sum));
    }

    /** Adds a test that was written for the user. */
    void add(FinalTest test) {
        Planned planned = test.attempt().planned();
        boolean confirmed = !test.deadlocks().isEmpty();
        findings.add(new Finding(
                id(planned, confirmed ? "" : "-not-confirmed"),
                confirmed ? Verdict.DEADLOCK : Verdict.NOT_CONFIRMED,
                planned.subject(),
                title(planned, confirmed ? " deadlocks with " : MIGHT),
                calls(planned),
                confirmed ? Optional.of(test.method()) : Optional.empty(),
                test.deadlocks(),
                predicted(test.attempt().candidate().cycles()),
                seeds(planned),
                test.problem(),
                List.of()));
    }

    /**
     * Adds a candidate of which some predicted deadlocks were not seen, in no test.
     *
     * @param attempts what was run for it
     * @param notShown the signatures of these deadlocks
     */
    void addUnseen(Candidate candidate, List<Attempt> attempts, Set<List<String>> notShown) {
        if (attempts.isEmpty()) {
            addInfeasible(candidate);
            return;
        }
        candidates++;
        if (notShown.isEmpty()) {
            return;
        }
        Attempt last = attempts.get(attempts.size() - 1);
        boolean others =
                attempts.stream().anyMatch(attempt -> !attempt.deadlocks().isEmpty());
        findings.add(new Finding(
                id(last.planned(), "-not-confirmed"),
                Verdict.NOT_CONFIRMED,
                last.planned().subject(),
                title(last.planned(), MIGHT),
                calls(last.planned()),
                Optional.empty(),
                List.of(),
                predicted(candidate.cycles().stream()
                        .filter(cycle -> notShown.contains(cycle.predicted().signature()))
                        .toList()),
                seeds(last.planned()),
                Optional.of(others ? "other deadlocks of the same calls happened, and not this" : last.instead()),
                attempts.subList(0, attempts.size() - 1).stream()
                        .filter(attempt -> attempt.deadlocks().isEmpty())
                        .map(Attempt::instead)
                        .distinct()
                        .toList()));
    }

    private void addInfeasible(Candidate candidate) {
        Reason reason = candidate.obstacle() == null
                ? Reason.OUT_OF_TIME
                : candidate.obstacle().reason();
        infeasible.merge(reason.toString(), (long) candidate.cycles().size(), Long::sum);
        if (HARMLESS.contains(reason)) {
            return;
        }
        List<String> calls = candidate.methods();
        List<String> names = calls.stream().map(Report::nameIn).toList();
        String first = calls.get(0).substring(0, calls.get(0).indexOf('('));
        String subject = first.substring(0, first.lastIndexOf('.'));
        findings.add(new Finding(
                id(simple(subject) + "." + String.join("_", names).replaceAll("[<> ]", ""), "-infeasible"),
                Verdict.INFEASIBLE,
                subject,
                title(subject, names, MIGHT),
                calls,
                Optional.empty(),
                List.of(),
                predicted(candidate.cycles()),
                List.of(),
                Optional.of(
                        candidate.obstacle() == null
                                ? reason.toString()
                                : candidate.obstacle().getMessage()),
                List.of()));
    }

    private static List<Deadlock> predicted(List<Cycle> cycles) {
        Set<List<String>> known = new HashSet<>();
        return cycles.stream()
                .map(Cycle::predicted)
                .filter(deadlock -> known.add(deadlock.signature()))
                .toList();
    }

    private static List<String> seeds(Planned planned) {
        return planned.seeds().stream()
                .map(seed -> seed.className() + "." + seed.method())
                .distinct()
                .toList();
    }

    private static String title(Planned planned, String what) {
        return title(
                planned.subject(),
                planned.plan().threads().stream().map(Report::name).toList(),
                what);
    }

    private static String title(String subject, List<String> methods, String what) {
        return simple(subject) + ": " + methods.get(0) + what
                + String.join(" and ", methods.subList(1, methods.size()));
    }

    private static List<String> calls(Planned planned) {
        return planned.plan().threads().stream()
                .map(Step::origin)
                .map(call -> call.owner() + "." + call.name() + "("
                        + String.join(", ", Descriptors.parameters(call.descriptor())) + ")")
                .toList();
    }

    /** The name of a method that is given with its class and descriptor. */
    private static String nameIn(String method) {
        String name = method.substring(0, method.indexOf('('));
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static String name(Step step) {
        return step.origin().name().equals("<init>")
                ? "new " + simple(step.origin().owner())
                : step.origin().name();
    }

    private String id(Planned planned, String ending) {
        List<String> names = planned.plan().threads().stream()
                .map(step -> name(step).replace(' ', '_'))
                .toList();
        return id(simple(planned.subject()) + "." + String.join("_", names), ending);
    }

    /** Makes it different from all ids before. */
    private String id(String base, String ending) {
        int number = ids.merge(base + ending, 1, Integer::sum);
        return base + ending + (number == 1 ? "" : "-" + number);
    }

    private static String simple(String className) {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
    }

    List<Finding> findings() {
        return findings;
    }

    Map<String, Long> infeasible() {
        return infeasible;
    }

    /** Returns how many candidates became tests. */
    long candidates() {
        return candidates;
    }
}
