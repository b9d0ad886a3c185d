package io.snarl.core.synthesis;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.OtherCalls;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Candidate;
import io.snarl.core.kind.Unconfirmed;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.trial.PlannedTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Turns what was tried into findings and counts. */
final class FindingsCollector {

    private final List<Finding> findings = new ArrayList<>();
    private final Map<String, Long> infeasible = new TreeMap<>();
    private final FindingNames names;
    private final Mishaps mishaps;
    private long candidates;
    private int tests;

    FindingsCollector(ClassNames classes, Mishaps mishaps) {
        this.names = new FindingNames(classes);
        this.mishaps = mishaps;
    }

    /** Adds what could not become a test, whatever was tried. */
    void addInfeasible(Map<Reason, Long> reasons) {
        reasons.forEach((reason, count) -> infeasible.merge(reason.toString(), count, Long::sum));
    }

    /** Adds a test that was written for the user; if that goes wrong, with no more than what the user has to know. */
    void add(FinalTest test, Representatives representatives) {
        if (!mishaps.run("reporting on " + test.attempt().candidate().name(), () -> addInFull(test, representatives))
                && !test.bugs().isEmpty()) {
            TestMethod method = test.method().orElseThrow();
            findings.add(new Finding(
                    method.toString(),
                    test.bugs().get(0).defect().verdict(),
                    test.attempt().candidate().kind(),
                    test.attempt().planned().subject(),
                    method.toString(),
                    texts(test.attempt().candidate().methods()),
                    test.method(),
                    test.bugs(),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    List.of()));
        }
    }

    private void addInFull(FinalTest test, Representatives representatives) {
        Candidate candidate = test.attempt().candidate();
        PlannedTest planned = test.attempt().planned();
        Optional<Defect> first = test.bugs().stream().map(Bug::defect).findFirst();
        Verdict verdict = first.map(Defect::verdict).orElse(Verdict.NOT_CONFIRMED);
        boolean isSecondFirst = planned.shown()
                        .failingThread()
                        .orElseGet(() -> first.map(Defect::leadingThread).orElse(0))
                == 1;
        findings.add(new Finding(
                names.id(planned, verdict.idEnding()),
                verdict,
                candidate.kind(),
                planned.subject(),
                names.title(planned, test.bugs().isEmpty() ? candidate.suspicion() : verb(test.bugs()), isSecondFirst),
                planned.calls(),
                test.method(),
                test.bugs(),
                List.copyOf(candidate.predicted()),
                seeds(planned),
                test.problem(),
                test.bugs().isEmpty() ? representatives.problemsBefore(test) : List.of(),
                test.bugs().isEmpty() ? List.of() : representatives.causesOf(test),
                test.bugs().isEmpty()
                        ? List.of()
                        : representatives.others(test).stream()
                                .map(this::others)
                                .toList()));
    }

    private OtherCalls others(CauseGroup.Way way) {
        PlannedTest planned = way.attempt().planned();
        Defect defect = way.bug().defect();
        String title = names.title(planned, defect.verb(), defect.leadingThread() == 1);
        return OtherCalls.of(defect, title, planned.subject(), way.calls());
    }

    /** What the calls do: one of the bugs may say it more exactly than the verdict. */
    private static String verb(List<Bug> bugs) {
        Verdict verdict = bugs.get(0).defect().verdict();
        return bugs.stream()
                .map(bug -> bug.defect().verb())
                .filter(verb -> !verb.equals(verdict.verb()))
                .findFirst()
                .orElse(verdict.verb());
    }

    /** Adds a candidate of which not all was seen that was predicted. */
    void addUnseen(Candidate candidate) {
        if (candidate.attempts().isEmpty()) {
            addInfeasible(candidate);
            return;
        }
        candidates++;
        tests += candidate.attempts().size();
        candidate.unconfirmed().ifPresent(left -> addUnconfirmed(candidate, left));
    }

    private void addUnconfirmed(Candidate candidate, Unconfirmed left) {
        List<Attempt> attempts = candidate.attempts();
        Attempt last = attempts.get(attempts.size() - 1);
        findings.add(new Finding(
                names.id(last.planned(), left.verdict().idEnding()),
                left.verdict(),
                candidate.kind(),
                last.planned().subject(),
                names.title(last.planned(), candidate.suspicion(), false),
                last.planned().calls(),
                Optional.empty(),
                List.of(),
                List.copyOf(left.predicted()),
                seeds(last.planned()),
                Optional.of(left.reason().orElseGet(last::instead)),
                attempts.subList(0, attempts.size() - 1).stream()
                        .filter(attempt -> attempt.bugs().isEmpty())
                        .map(Attempt::instead)
                        .distinct()
                        .toList()));
    }

    private void addInfeasible(Candidate candidate) {
        Optional<InfeasibleException> obstacle = candidate.obstacle();
        Reason reason = obstacle.map(InfeasibleException::reason).orElse(Reason.OUT_OF_TIME);
        infeasible.merge(reason.toString(), 1L, Long::sum);
        if (!reason.isListed()) {
            return;
        }
        findings.add(new Finding(
                names.id(candidate.methods(), Verdict.INFEASIBLE.idEnding()),
                Verdict.INFEASIBLE,
                candidate.kind(),
                FindingNames.subjectOf(candidate.methods()),
                names.title(candidate.methods(), candidate.suspicion()),
                texts(candidate.methods()),
                Optional.empty(),
                List.of(),
                List.copyOf(candidate.predicted()),
                List.of(),
                Optional.of(obstacle.map(InfeasibleException::getMessage).orElse(reason.toString())),
                List.of()));
    }

    private static List<String> texts(List<MethodSignature> methods) {
        return methods.stream().map(MethodSignature::toString).toList();
    }

    private static List<String> seeds(PlannedTest planned) {
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

    /** Returns how many tests were tried. */
    int tests() {
        return tests;
    }
}
