package io.snarl.core.kind.atomicity;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.carve.Reason;
import io.snarl.core.finding.Cause;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.ShownCauses;
import io.snarl.core.kind.Trial;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.trial.PlannedTest;
import io.snarl.core.trial.SetUpOnce;
import io.snarl.core.trial.TestSources;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Predicate;

/**
 * How far the search for a violation of one pair has come.
 *
 * <p>A pair gets some plans at a time, each in all its lengths, since the state of the objects decides what can be seen. If calls fail one
 * after the other, forms follow in which less is set up. If nothing was seen, it gets its next plans.
 */
final class PairProgress {

    /** Who has lost against the orders so often will go on to lose. */
    private static final int MOST_ATTEMPTS = 10;

    private final PairCandidate candidate;
    private final Tools tools;
    private final Deque<PlannedTest> ready = new ArrayDeque<>();
    private final List<Attempt> latest = new ArrayList<>();
    private boolean otherForms = true;
    private int awaited;
    private int plansLeft;
    private int turnsLeft;
    private int turns;
    private boolean explained;
    private List<Set<Cause>> causes;

    PairProgress(PairCandidate candidate, Tools tools) {
        this.candidate = candidate;
        this.tools = tools;
    }

    /** What plans are made with. */
    record Tools(PairPlanner planner, TestSources sources, SetUpOnce setUpOnce, Mishaps mishaps) {}

    PairCandidate candidate() {
        return candidate;
    }

    /** Grants it more turns to get plans. */
    void grant(int more) {
        turnsLeft = more;
        turns = 0;
    }

    /** Grants it a single plan, to be listed among those that show a bug of which the cause is known. */
    void grantGlance() {
        explained = true;
        grant(1);
    }

    /** Tells whether nothing has been tried, and nothing new could be shown. */
    boolean isExplained(ShownCauses shown) {
        if (!candidate.attempts().isEmpty() || awaited > 0) {
            return false;
        }
        if (causes == null) {
            causes = candidate.causes();
        }
        return shown.explain(causes);
    }

    /** Returns how often it has had its turn. */
    int turns() {
        return turns;
    }

    /** Tells whether nothing can be tried until results come back. */
    boolean isWaiting() {
        return ready.isEmpty() && plansLeft == 0 && awaited > 0;
    }

    /** Tells whether it is not over with it, for all that is known. */
    boolean isUndecided() {
        return isOpen() && (turnsLeft > 0 || awaited > 0 || !ready.isEmpty() || turns == 0);
    }

    /** Tells whether it is worth to try more. */
    boolean isOpen() {
        return candidate.shown().isEmpty()
                && candidate.attempts().size() < MOST_ATTEMPTS
                && candidate.attempts().stream().noneMatch(Attempt::isUncontrolled)
                && candidate
                        .obstacle()
                        .filter(why -> why.reason() == Reason.UNCONTROLLED)
                        .isEmpty();
    }

    /**
     * Returns the next test; none if it is waiting, or there is nothing left to try.
     *
     * @param plans how many plans it may have at a time
     * @param uncontrolled knows the methods that the scheduler has no control of
     */
    Optional<Trial> next(IntSupplier plans, Predicate<MethodSignature> uncontrolled) {
        while (ready.isEmpty() && !isWaiting()) {
            if (plansLeft > 0) {
                plan();
            } else if (!advance(plans, uncontrolled)) {
                return Optional.empty();
            }
        }
        Optional<Trial> trial = Optional.ofNullable(ready.poll())
                .map(planned -> new Trial(candidate, planned, explained ? Trial.Effort.GLANCE : Trial.Effort.FULL));
        trial.ifPresent(handedOut -> awaited++);
        return trial;
    }

    /** Goes on after all that was tried has come back; tells whether there is a way to go on. */
    private boolean advance(IntSupplier plans, Predicate<MethodSignature> uncontrolled) {
        if (!otherForms) {
            otherForms = true;
            if (candidate.shown().isEmpty()) {
                latest.forEach(this::addOtherForms);
            }
            return true;
        }
        if (turnsLeft == 0) {
            return false;
        }
        if (candidate.methods().stream().anyMatch(uncontrolled)) {
            candidate.leaveOut(Reason.UNCONTROLLED);
        }
        if (!isOpen()) {
            return false;
        }
        turnsLeft--;
        turns++;
        latest.clear();
        otherForms = false;
        plansLeft = explained ? 1 : plans.getAsInt();
        return true;
    }

    private void plan() {
        plansLeft--;
        if (!tools.mishaps().run("planning tests of " + candidate.name(), this::addPlan)) {
            tools.mishaps().latest().ifPresent(candidate::fail);
            plansLeft = 0;
        }
    }

    private void addPlan() {
        PlannedTest planned = candidate.plans().next(tools.planner());
        while (planned != null) {
            Optional<String> obstacle = tools.sources().obstacle(planned);
            if (obstacle.isEmpty()) {
                candidate.write();
                List<PlannedTest> lengths = planned.fromShortToLong();
                ready.addAll(explained ? lengths.subList(lengths.size() - 1, lengths.size()) : lengths);
                return;
            }
            candidate.refuse(obstacle.get());
            planned = candidate.plans().next(tools.planner());
        }
        plansLeft = 0;
    }

    private void addOtherForms(Attempt attempt) {
        if (!attempt.isUncontrolled()) {
            tools.mishaps()
                    .guard(
                            "planning tests of " + candidate.name(),
                            () -> tools.setUpOnce().after(attempt.planned(), attempt.sequentialFailure()))
                    .ifPresent(forms ->
                            forms.stream().filter(form -> !ready.contains(form)).forEach(ready::add));
        }
    }

    void learn(Attempt attempt) {
        awaited--;
        candidate.learn(attempt);
        latest.add(attempt);
    }
}
