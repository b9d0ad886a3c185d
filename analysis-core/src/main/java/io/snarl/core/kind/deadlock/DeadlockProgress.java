package io.snarl.core.kind.deadlock;

import io.snarl.contract.result.SequentialFailure;
import io.snarl.core.finding.Cause;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.ShownCauses;
import io.snarl.core.kind.Trial;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.trial.PlannedTest;
import io.snarl.core.trial.SetUpOnce;
import io.snarl.core.trial.TestSources;
import io.snarl.core.trial.Tolerance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * How far the search for the deadlocks of one candidate has come.
 *
 * <p>The shortest form of a plan is tried first, then its longer ones. If its calls fail one after the other, other forms follow: less set
 * up, or the exception tolerated. Then it is the turn of the next plan.
 */
final class DeadlockProgress {

    /** How many plans are tried for a candidate of which nothing has been seen. */
    private static final int MOST_TRIES = 5;

    /** How many are tried for one that has shown a deadlock, but not all that were predicted. */
    private static final int TRIES_AFTER_SUCCESS = 2;

    private final DeadlockCandidate candidate;
    private final Tools tools;
    private final Deque<PlannedTest> ready = new ArrayDeque<>();
    private final List<Attempt> latest = new ArrayList<>();
    private List<PlannedTest> longer = List.of();
    private Form form = Form.TOLERANT;
    private int awaited;
    private int tries;
    private int steps;
    private boolean explained;
    private List<Set<Cause>> causes;

    DeadlockProgress(DeadlockCandidate candidate, Tools tools) {
        this.candidate = candidate;
        this.tools = tools;
    }

    /** What plans are made with. */
    record Tools(DeadlockPlanner planner, TestSources sources, SetUpOnce setUpOnce, Mishaps mishaps) {}

    /** In which form a plan has been tried last. */
    private enum Form {
        AS_PLANNED,
        SET_UP_ONCE,
        TOLERANT
    }

    /** Returns how many times something new was tried after what came of the tests before. */
    int steps() {
        return steps;
    }

    /** Tells whether nothing can be tried until results come back. */
    boolean isWaiting() {
        return ready.isEmpty() && awaited > 0;
    }

    /** Tells whether nothing new could be shown. */
    boolean isExplained(ShownCauses shown) {
        if (causes == null) {
            causes = candidate.causes();
        }
        return shown.explain(causes);
    }

    /** Returns the next test; none if it is waiting, or there is nothing left to try. */
    Optional<Trial> next(ShownCauses shown) {
        explained = isExplained(shown);
        if (ready.isEmpty() && awaited == 0) {
            advance();
        }
        Trial.Effort effort = explained ? Trial.Effort.GLANCE : Trial.Effort.FULL;
        Optional<Trial> trial = Optional.ofNullable(ready.poll()).map(planned -> new Trial(candidate, planned, effort));
        trial.ifPresent(handedOut -> awaited++);
        return trial;
    }

    void learn(Attempt attempt) {
        awaited--;
        candidate.learn(attempt);
        if (form == Form.AS_PLANNED) {
            latest.add(attempt);
        }
    }

    private void advance() {
        steps++;
        if (!longer.isEmpty()) {
            List<PlannedTest> forms = longer;
            longer = List.of();
            if (!candidate.isAllShown()) {
                begin(forms);
            }
            return;
        }
        if (form == Form.AS_PLANNED) {
            form = Form.SET_UP_ONCE;
            addOtherForms(tools.setUpOnce()::after);
        }
        if (ready.isEmpty() && form == Form.SET_UP_ONCE) {
            form = Form.TOLERANT;
            addOtherForms(Tolerance::after);
        }
        while (ready.isEmpty() && isOpen()) {
            tools.mishaps()
                    .guard("planning tests of " + candidate.name(), this::nextPlan)
                    .ifPresentOrElse(
                            planned -> planned.ifPresent(this::beginWithShortest),
                            () -> candidate
                                    .plans()
                                    .skip(tools.mishaps().latest().orElseThrow()));
        }
    }

    private Optional<PlannedTest> nextPlan() {
        return candidate.plans().next(tools.planner(), tools.sources());
    }

    private void beginWithShortest(PlannedTest planned) {
        List<PlannedTest> lengths = planned.fromShortToLong();
        begin(lengths.subList(0, 1));
        longer = lengths.subList(1, lengths.size());
        tries++;
    }

    private void begin(List<PlannedTest> forms) {
        form = Form.AS_PLANNED;
        latest.clear();
        ready.addAll(forms);
    }

    /** What to try if no test has shown a deadlock, since the calls fail one after the other. */
    private void addOtherForms(BiFunction<PlannedTest, Optional<SequentialFailure>, List<PlannedTest>> forms) {
        if (candidate.isShown()) {
            return;
        }
        latest.forEach(attempt -> tools.mishaps()
                .guard(
                        "planning tests of " + candidate.name(),
                        () -> forms.apply(attempt.planned(), attempt.sequentialFailure()))
                .ifPresent(ready::addAll));
    }

    /** One test is tried even if others have shown all that is predicted: it may be the clearer one. */
    private boolean isOpen() {
        int mostTries = candidate.isShown() ? TRIES_AFTER_SUCCESS : MOST_TRIES;
        return !candidate.plans().areExhausted()
                && tries < mostTries
                && (tries == 0 || !explained && !candidate.isAllShown());
    }
}
