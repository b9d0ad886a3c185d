package io.snarl.core.kind.atomicity;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Reason;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Candidate;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.Unconfirmed;
import io.snarl.core.kind.atomicity.judge.PairJudge;
import io.snarl.core.kind.atomicity.predict.CallPair;
import io.snarl.core.kind.atomicity.predict.Race;
import io.snarl.core.kind.atomicity.predict.Triple;
import io.snarl.core.kind.atomicity.violation.AtomicityFormat;
import io.snarl.core.kind.atomicity.violation.PredictedConflict;
import io.snarl.core.kind.atomicity.violation.Violation;
import io.snarl.core.lab.Collecting;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.trial.PlannedTest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Two calls that may violate each other's atomicity. */
final class PairCandidate implements Candidate {

    private final CallPair pair;
    private final PairJudge judge;
    private final PairPlans plans;
    private final PairCauses causes;
    private final List<String> names;
    private final List<Attempt> attempts = new ArrayList<>();
    private boolean written;
    private InfeasibleException obstacle;

    /**
     * Makes a candidate.
     *
     * @param isForThreads knows classes that are made for threads
     */
    PairCandidate(CallPair pair, SeedFacts facts, Predicate<String> isForThreads) {
        this.pair = pair;
        this.judge = new PairJudge(pair, facts);
        this.causes = new PairCauses(pair, isForThreads);
        this.plans = new PairPlans(pair, facts.scripts());
        this.names = pair.methods().stream()
                .map(MethodSignature::qualifiedName)
                .sorted()
                .toList();
    }

    CallPair pair() {
        return pair;
    }

    PairPlans plans() {
        return plans;
    }

    /** Returns the names of the methods, which overloaded ones have in common. */
    List<String> names() {
        return names;
    }

    boolean isOfOneMethod() {
        return methods().get(0).equals(methods().get(1));
    }

    @Override
    public String kind() {
        return AtomicityFormat.ID;
    }

    @Override
    public Collecting collecting() {
        return AtomicityKind.COLLECTING;
    }

    @Override
    public List<MethodSignature> methods() {
        return pair.methods();
    }

    @Override
    public String suspicion() {
        return pair.isOnlyRace() ? "races with" : "might not be atomic with";
    }

    @Override
    public List<PredictedConflict> predicted() {
        List<Conflict> conflicts = new ArrayList<>();
        pair.triples().stream().map(Triple::predicted).forEach(conflicts::add);
        Set<String> told = conflicts.stream().map(Conflict::variable).collect(Collectors.toSet());
        pair.races().stream()
                .map(Race::predicted)
                .filter(race -> !told.contains(race.variable()))
                .forEach(conflicts::add);
        return conflicts.stream().map(PredictedConflict::new).toList();
    }

    @Override
    public Optional<InfeasibleException> obstacle() {
        return Optional.ofNullable(obstacle).or(plans::obstacle);
    }

    /** Takes note that something went wrong with a plan. */
    void fail(Mishap mishap) {
        written = false;
        note(new InfeasibleException(Reason.MISHAP, mishap.cause()));
    }

    /** Takes note of why a plan cannot be written as source. */
    void refuse(String problem) {
        note(new InfeasibleException(Reason.NOT_WRITABLE, problem));
    }

    private void note(InfeasibleException why) {
        obstacle = obstacle().orElse(why);
    }

    /** Takes note that a test can be written, whatever was in the way of others. */
    void write() {
        written = true;
    }

    /** Takes note of why it is not tried at all. */
    void leaveOut(Reason reason) {
        written = false;
        obstacle = new InfeasibleException(reason, reason.toString());
    }

    /** Takes note that there was no time for it, unless something else was in the way. */
    void leaveOver() {
        if (written) {
            leaveOut(Reason.NOT_RUN);
        }
    }

    @Override
    public List<Set<Cause>> causes() {
        return causes.predicted();
    }

    @Override
    public Set<Cause> causesOf(Bug bug, PlannedTest planned) {
        Set<Cause> found = causes.of((Violation) bug.defect(), planned.plan());
        return found.isEmpty() ? Candidate.super.causesOf(bug, planned) : found;
    }

    /** What else a test comes to is mostly another way to see the same. */
    @Override
    public List<Bug> leading(List<Bug> bugs) {
        return bugs.stream().limit(1).toList();
    }

    @Override
    public List<Bug> bugsIn(TestResult test, PlannedTest planned) {
        return judge.judgementOf(test, planned).bugs();
    }

    @Override
    public PlannedTest finalForm(Attempt attempt) {
        return judge.finalForm(attempt.test().orElseThrow(), attempt.planned());
    }

    /** What is left out of a test may be what decides which of the accesses comes first. */
    @Override
    public boolean doFor(List<Bug> bugs, List<Bug> others) {
        return verdicts(bugs).containsAll(verdicts(others));
    }

    private static Set<Verdict> verdicts(List<Bug> bugs) {
        Set<Verdict> verdicts = new HashSet<>();
        bugs.forEach(bug -> verdicts.add(bug.defect().verdict()));
        return verdicts;
    }

    void learn(Attempt attempt) {
        attempts.add(attempt);
    }

    @Override
    public List<Attempt> attempts() {
        return attempts;
    }

    /** Returns the shortest test that has shown a violation. */
    Optional<Attempt> shown() {
        return attempts.stream()
                .filter(attempt -> !attempt.bugs().isEmpty())
                .min(Comparator.comparingInt(
                        attempt -> attempt.planned().plan().setUp().size()));
    }

    /** Nothing more is said if one of its tests has shown a violation. */
    @Override
    public Optional<Unconfirmed> unconfirmed() {
        if (shown().isPresent()) {
            return Optional.empty();
        }
        List<Attempt> run = attempts.stream()
                .filter(attempt -> attempt.problem().isEmpty() && attempt.test().isPresent())
                .toList();
        boolean judged =
                run.stream().flatMap(attempt -> attempt.test().stream()).anyMatch(PairCandidate::isJudged);
        Optional<String> reason = run.stream()
                .flatMap(
                        attempt -> judge.judgementOf(attempt.test().orElseThrow(), attempt.planned()).benign().stream())
                .findFirst();
        return Optional.of(new Unconfirmed(judged ? Verdict.BENIGN : Verdict.NOT_CONFIRMED, reason, predicted()));
    }

    /** Tells whether the outcomes of a test could be compared with those of sequential orders. */
    private static boolean isJudged(TestResult test) {
        return test.collected().sequential().isEmpty()
                && !test.collected().outcomes().isEmpty()
                && (test.outcome() == TestOutcome.PASSED || test.outcome() == TestOutcome.FAILED);
    }
}
