package io.snarl.core.kind.deadlock;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.result.CollectedDeadlock;
import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Candidate;
import io.snarl.core.kind.Unconfirmed;
import io.snarl.core.kind.deadlock.predict.Cycle;
import io.snarl.core.lab.Collecting;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.trial.PlannedTest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Predicted deadlocks that one test could show, because the same methods reach the locks in the same ways. */
final class DeadlockCandidate implements Candidate {

    private final List<LockRoute> routes;
    private final Set<List<String>> shownByAny;
    private final EdgeCauses edgeCauses;
    private final Mishaps mishaps;
    private final List<Cycle> cycles = new ArrayList<>();
    private final List<Attempt> attempts = new ArrayList<>();
    private final DeadlockPlans plans = new DeadlockPlans(cycles);

    /**
     * Makes a candidate.
     *
     * @param routes for each thread the method that it calls and how that reaches its locks
     * @param shownByAny the signatures of the deadlocks that tests of any candidate have shown, which grows
     * @param edgeCauses knows what has to be mended
     */
    DeadlockCandidate(
            List<LockRoute> routes, Set<List<String>> shownByAny, EdgeCauses edgeCauses, Mishaps mishaps) {
        this.routes = List.copyOf(routes);
        this.shownByAny = shownByAny;
        this.edgeCauses = edgeCauses;
        this.mishaps = mishaps;
    }

    /** Tells whether all threads call the same method in the same way. */
    boolean isOfOneMethod() {
        return new HashSet<>(routes).size() == 1;
    }

    void add(Cycle cycle) {
        cycles.add(cycle);
    }

    DeadlockPlans plans() {
        return plans;
    }

    @Override
    public String kind() {
        return DeadlockFormat.ID;
    }

    @Override
    public Collecting collecting() {
        return DeadlockKind.COLLECTING;
    }

    @Override
    public List<MethodSignature> methods() {
        return routes.stream().map(LockRoute::method).toList();
    }

    @Override
    public String suspicion() {
        return "might deadlock with";
    }

    @Override
    public List<PredictedDeadlock> predicted() {
        return predicted(cycles);
    }

    private static List<PredictedDeadlock> predicted(List<Cycle> some) {
        Set<List<String>> known = new HashSet<>();
        return some.stream()
                .map(Cycle::predicted)
                .filter(deadlock -> known.add(deadlock.signature()))
                .map(PredictedDeadlock::new)
                .toList();
    }

    @Override
    public List<Set<Cause>> causes() {
        return cycles.stream()
                .map(Cycle::predicted)
                .map(edgeCauses::of)
                .distinct()
                .toList();
    }

    @Override
    public Set<Cause> causesOf(Bug bug, PlannedTest planned) {
        return edgeCauses.of(((DeadlockDefect) bug.defect()).deadlock());
    }

    /** Finds none if the calls fail even one after the other. */
    @Override
    public List<Bug> bugsIn(TestResult test, PlannedTest planned) {
        return test.collected().sequential().isPresent()
                ? List.of()
                : test.collected().deadlocks().stream()
                        .map(shown -> new Bug(
                                new DeadlockDefect(shown.deadlock()),
                                shown.schedule(),
                                shown.interleaving(),
                                shown.replays()))
                        .toList();
    }

    @Override
    public boolean doFor(List<Bug> bugs, List<Bug> others) {
        Set<List<String>> shown = new HashSet<>();
        bugs.forEach(bug -> shown.add(bug.defect().signature()));
        return others.stream().map(bug -> bug.defect().signature()).allMatch(shown::contains);
    }

    /** A test whose deadlocks cannot be told in its comment shows them all the same. */
    @Override
    public PlannedTest finalForm(Attempt attempt) {
        return mishaps.guard("telling what goes wrong with " + name(), () -> {
                    List<Deadlock> deadlocks = attempt.test().orElseThrow().collected().deadlocks().stream()
                            .map(CollectedDeadlock::deadlock)
                            .filter(deadlock -> !attempt.known().contains(deadlock.signature()))
                            .toList();
                    return attempt.planned().showing(new DeadlocksShown(deadlocks));
                })
                .orElse(attempt.planned());
    }

    void learn(Attempt attempt) {
        attempts.add(attempt);
        shownByAny.addAll(attempt.signatures());
    }

    @Override
    public List<Attempt> attempts() {
        return attempts;
    }

    @Override
    public Optional<InfeasibleException> obstacle() {
        return plans.obstacle();
    }

    /** Tells whether one of its tests has shown a deadlock. */
    boolean isShown() {
        return attempts.stream().anyMatch(attempt -> !attempt.bugs().isEmpty());
    }

    /** Tells whether tests, whichever, have shown all that is predicted. */
    boolean isAllShown() {
        return cycles.stream().allMatch(this::isShown);
    }

    private boolean isShown(Cycle cycle) {
        return shownByAny.contains(cycle.predicted().signature());
    }

    @Override
    public Optional<Unconfirmed> unconfirmed() {
        List<Cycle> unseen = cycles.stream().filter(cycle -> !isShown(cycle)).toList();
        if (unseen.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> reason =
                isShown() ? Optional.of("other deadlocks of the same calls happened, and not this") : Optional.empty();
        return Optional.of(new Unconfirmed(Verdict.NOT_CONFIRMED, reason, predicted(unseen)));
    }
}
