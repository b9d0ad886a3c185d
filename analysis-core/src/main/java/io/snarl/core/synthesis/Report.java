package io.snarl.core.synthesis;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.Reason;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.ConfirmedViolation;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.finding.Verdict;
import io.snarl.core.finding.Violation;
import io.snarl.core.kind.atomicity.predict.Race;
import io.snarl.core.kind.atomicity.predict.Triple;
import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.Shown;
import io.snarl.core.source.type.ClassNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Turns what was tried into findings and counts. */
final class Report {

    private final List<Finding> findings = new ArrayList<>();
    private final Map<String, Long> infeasible = new TreeMap<>();
    private final FindingNames names;
    private final Mishaps mishaps;
    private long candidates;

    Report(ClassNames classes, Mishaps mishaps) {
        this.names = new FindingNames(classes);
        this.mishaps = mishaps;
    }

    /** Adds what could not become a test, whatever was tried. */
    void addInfeasible(Map<Reason, Long> reasons) {
        reasons.forEach((reason, count) -> infeasible.merge(reason.toString(), count, Long::sum));
    }

    /** Adds a test that was written for the user; if that goes wrong, with no more than what the user has to know. */
    void add(FinalTest test) {
        if (!mishaps.run("reporting on " + test.attempt().candidate().name(), () -> addInFull(test))
                && !test.bugs().isEmpty()) {
            TestMethod method = test.method().orElseThrow();
            findings.add(new Finding(
                    method.toString(),
                    verdict(test.bugs().get(0)),
                    test.attempt().planned().subject(),
                    method.toString(),
                    test.attempt().candidate().methods(),
                    test.method(),
                    only(ConfirmedDeadlock.class, test.bugs()),
                    only(ConfirmedViolation.class, test.bugs()),
                    List.of(),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    List.of()));
        }
    }

    private void addInFull(FinalTest test) {
        Candidate candidate = test.attempt().candidate();
        Planned planned = test.attempt().planned();
        Verdict verdict = test.bugs().isEmpty()
                ? Verdict.NOT_CONFIRMED
                : verdict(test.bugs().get(0));
        findings.add(new Finding(
                names.id(planned, ending(verdict)),
                verdict,
                planned.subject(),
                names.title(planned, words(verdict, candidate, test.bugs()), beginsWithSecond(planned, test.bugs())),
                planned.calls(),
                test.method().filter(method -> verdict.isBug()),
                only(ConfirmedDeadlock.class, test.bugs()),
                only(ConfirmedViolation.class, test.bugs()),
                candidate instanceof DeadlockCandidate deadlock ? predicted(deadlock.cycles()) : List.of(),
                candidate instanceof PairCandidate pair ? conflicts(pair) : List.of(),
                seeds(planned),
                test.problem(),
                List.of()));
    }

    private static Verdict verdict(Bug bug) {
        return bug instanceof ConfirmedViolation violation
                ? violation.violation().verdict()
                : Verdict.DEADLOCK;
    }

    private static <T extends Bug> List<T> only(Class<T> type, List<? extends Bug> bugs) {
        return bugs.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static String ending(Verdict verdict) {
        return verdict == Verdict.DEADLOCK ? "" : "-" + verdict.toString().replace(' ', '-');
    }

    private static String words(Verdict verdict, Candidate candidate, List<? extends Bug> bugs) {
        return switch (verdict) {
            case DEADLOCK -> " deadlocks with ";
            case CRASH -> " crashes with ";
            case NOT_LINEARIZABLE -> losesUpdate(bugs) ? " loses an update with " : " is not atomic with ";
            default -> mightWords(candidate);
        };
    }

    private static String mightWords(Candidate candidate) {
        if (candidate instanceof DeadlockCandidate) {
            return " might deadlock with ";
        }
        return candidate instanceof PairCandidate pair && pair.pair().isOnlyRace()
                ? " races with "
                : " might not be atomic with ";
    }

    /** Tells whether it is the call of the second thread that throws, or in whose midst the other one comes. */
    private static boolean beginsWithSecond(Planned planned, List<? extends Bug> bugs) {
        if (planned.shown() instanceof Shown.Violation shown && shown.thread() >= 0) {
            return shown.thread() == 1;
        }
        return only(ConfirmedViolation.class, bugs).stream()
                .limit(1)
                .flatMap(bug -> bug.violation().conflicts().stream().limit(1))
                .anyMatch(conflict -> conflict.previous().thread() == 1);
    }

    private static boolean losesUpdate(List<? extends Bug> bugs) {
        return only(ConfirmedViolation.class, bugs).stream()
                .map(ConfirmedViolation::violation)
                .map(Violation::conflicts)
                .flatMap(conflicts -> conflicts.stream().limit(1))
                .anyMatch(Conflict::isLostUpdate);
    }

    /**
     * Adds a candidate of which some predicted deadlocks were not seen, in no test.
     *
     * @param attempts what was run for it
     * @param notShown the signatures of these deadlocks
     */
    void addUnseen(DeadlockCandidate candidate, List<Attempt> attempts, Set<List<String>> notShown) {
        List<Cycle> unseen = candidate.cycles().stream()
                .filter(cycle -> notShown.contains(cycle.predicted().signature()))
                .toList();
        if (attempts.isEmpty()) {
            addInfeasible(candidate, predicted(candidate.cycles()), List.of());
            return;
        }
        candidates++;
        if (!notShown.isEmpty()) {
            boolean others =
                    attempts.stream().anyMatch(attempt -> !attempt.bugs().isEmpty());
            Optional<String> reason =
                    others ? Optional.of("other deadlocks of the same calls happened, and not this") : Optional.empty();
            addUnconfirmed(Verdict.NOT_CONFIRMED, attempts, reason, predicted(unseen), List.of());
        }
    }

    /** Adds a pair of calls; nothing more is said of it if one of its tests has shown a violation. */
    void addUnseen(PairCandidate candidate, List<Attempt> attempts, boolean covered) {
        if (covered) {
            addInfeasible(Map.of(Reason.OVERLOADED, 1L));
            return;
        }
        if (attempts.isEmpty()) {
            candidate.leaveOver();
            addInfeasible(candidate, List.of(), conflicts(candidate));
            return;
        }
        candidates++;
        if (attempts.stream().allMatch(attempt -> attempt.bugs().isEmpty())) {
            boolean judged = attempts.stream()
                    .filter(attempt -> attempt.problem().isEmpty())
                    .flatMap(attempt -> attempt.test().stream())
                    .anyMatch(Report::isJudged);
            Optional<String> excuse = attempts.stream()
                    .filter(attempt -> attempt.problem().isEmpty())
                    .flatMap(attempt -> attempt.test().stream()
                            .flatMap(test -> candidate.judgementOf(test, attempt.planned()).excuse().stream()))
                    .findFirst();
            addUnconfirmed(
                    judged ? Verdict.BENIGN : Verdict.NOT_CONFIRMED, attempts, excuse, List.of(), conflicts(candidate));
        }
    }

    /** Tells whether the outcomes of a test could be compared with those of sequential orders. */
    private static boolean isJudged(TestResult test) {
        return test.collected().sequential().isEmpty()
                && !test.collected().outcomes().isEmpty()
                && (test.outcome() == TestOutcome.PASSED || test.outcome() == TestOutcome.FAILED);
    }

    private void addUnconfirmed(
            Verdict verdict,
            List<Attempt> attempts,
            Optional<String> reason,
            List<Deadlock> predicted,
            List<Conflict> conflicts) {
        Attempt last = attempts.get(attempts.size() - 1);
        findings.add(new Finding(
                names.id(last.planned(), ending(verdict)),
                verdict,
                last.planned().subject(),
                names.title(last.planned(), words(verdict, last.candidate(), List.of()), false),
                last.planned().calls(),
                Optional.empty(),
                List.of(),
                List.of(),
                predicted,
                conflicts,
                seeds(last.planned()),
                Optional.of(reason.orElseGet(last::instead)),
                attempts.subList(0, attempts.size() - 1).stream()
                        .filter(attempt -> attempt.bugs().isEmpty())
                        .map(Attempt::instead)
                        .distinct()
                        .toList()));
    }

    private void addInfeasible(Candidate candidate, List<Deadlock> predicted, List<Conflict> conflicts) {
        Reason reason = candidate.obstacle() == null
                ? Reason.OUT_OF_TIME
                : candidate.obstacle().reason();
        infeasible.merge(reason.toString(), 1L, Long::sum);
        if (!reason.isListed()) {
            return;
        }
        findings.add(new Finding(
                names.id(candidate.methods(), ending(Verdict.INFEASIBLE)),
                Verdict.INFEASIBLE,
                FindingNames.subjectOf(candidate.methods()),
                names.title(candidate.methods(), words(Verdict.INFEASIBLE, candidate, List.of())),
                candidate.methods(),
                Optional.empty(),
                List.of(),
                List.of(),
                predicted,
                conflicts,
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

    private static List<Conflict> conflicts(PairCandidate candidate) {
        List<Conflict> conflicts = new ArrayList<>();
        candidate.pair().triples().stream().map(Triple::predicted).forEach(conflicts::add);
        Set<String> told = new HashSet<>();
        conflicts.forEach(conflict -> told.add(conflict.variable()));
        candidate.pair().races().stream()
                .map(Race::predicted)
                .filter(race -> !told.contains(race.variable()))
                .forEach(conflicts::add);
        return conflicts;
    }

    private static List<String> seeds(Planned planned) {
        return planned.seeds().stream()
                .map(seed -> seed.className() + "." + seed.method())
                .distinct()
                .toList();
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
