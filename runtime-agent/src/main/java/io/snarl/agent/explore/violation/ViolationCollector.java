package io.snarl.agent.explore.violation;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.budget.Deadline;
import io.snarl.agent.explore.budget.PhaseTimes;
import io.snarl.agent.explore.budget.ScheduleCounter;
import io.snarl.agent.explore.deadlock.DeadlockStore;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.explore.result.FailureFiles;
import io.snarl.agent.explore.result.FailureOrigin;
import io.snarl.agent.explore.result.FailureText;
import io.snarl.agent.strategy.interrupt.ViolationSweepStrategy;
import io.snarl.agent.trial.TrialObservations;
import io.snarl.contract.lab.TrialPhase;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.SequentialFailure;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Searches one test for all outcomes that no sequential order of its calls has. */
public final class ViolationCollector {

    private static final int MOST_OTHER_FAILURES = 10;
    private static final int TIMES_EACH_ORDER = 2;

    private final TestBody body;
    private final long seed;
    private final int budgetedSchedules;
    private final Deadline deadline;
    private final FailureOrigin origin;
    private final FailureFiles files;
    private final PhaseTimes phases;
    private final AllowedOutcomes allowed = new AllowedOutcomes();
    private final LinearizabilityChecker checker;
    private final ScheduleCounter counter = new ScheduleCounter();
    private final DeadlockStore deadlocks;
    private final Set<String> otherFailures = new LinkedHashSet<>();
    private SequentialOrders orders;
    private ViolationStore store;
    private SequentialFailure notJudged;

    public ViolationCollector(
            Controller controller, TestBody body, long seed, Budget budget, FailureOrigin origin, FailureFiles files) {
        this.body = body;
        this.seed = seed;
        this.budgetedSchedules = budget.schedules();
        this.deadline = budget.begin();
        this.phases = budget.phases();
        this.origin = origin;
        this.files = files;
        this.checker = new LinearizabilityChecker(controller, allowed);
        this.deadlocks = new DeadlockStore(checker, body, deadline, files);
    }

    public Exploration search() {
        String stopped = "";
        phases.begin(TrialPhase.ORDERS);
        if (learn()) {
            phases.begin(TrialPhase.SCHEDULES);
            stopped = sweep();
            phases.begin(TrialPhase.ORDERS);
            checkOrders();
        }
        phases.begin(null);
        return new ViolationResult(origin, counter, deadline, allowed, deadlocks, store, otherFailures)
                .of(notJudged, stopped);
    }

    /** Learns the outcomes of the sequential orders; returns false if the test cannot be judged by them. */
    private boolean learn() {
        ExecutionResult first = tried(checker.warmUp(body));
        TrialObservations seen = checker.seen();
        if (seen.threads() == 0) {
            notJudged = first.showsBug()
                    ? FailureText.sequential(first.failure())
                    : SequentialFailure.because(
                            "the test makes no calls in parallel, or its thread did not get that far");
        } else if (seen.hindrance() != null && !first.failed()) {
            notJudged = SequentialFailure.because(seen.hindrance());
        }
        if (checker.isSpent()) {
            notJudged =
                    SequentialFailure.because("nothing can be said about the calls: " + ExecutionResult.NOT_REUSABLE);
        }
        if (notJudged != null) {
            return false;
        }
        orders = new SequentialOrders(checker, body, allowed, seen);
        store = new ViolationStore(checker, body, orders, deadline, files);
        for (int i = 0; i < TIMES_EACH_ORDER && notJudged == null && !checker.isSpent(); i++) {
            runOrders(counter::add);
        }
        return notJudged == null && !checker.isSpent();
    }

    private void runOrders(Consumer<ExecutionResult> tried) {
        orders.run(tried);
        notJudged = orders.problem();
    }

    /** Runs all orders again, since violations count only if these still have the same outcomes. */
    private void checkOrders() {
        for (int i = 0;
                i < TIMES_EACH_ORDER && !checker.isSpent() && !store.confirmed().isEmpty() && notJudged == null;
                i++) {
            runOrders(confirming -> {});
        }
        notJudged = orders.problem();
    }

    private String sweep() {
        var sweep = new ViolationSweepStrategy(orders.latest(), seed);
        String stopped = reasonToStop();
        while (stopped == null && sweep.begin()) {
            ExecutionResult run = tried(checker.run(body, sweep));
            if (run.showsBug()) {
                note(run);
            }
            if (store.hasClearOne()) {
                sweep.foundEnough();
            } else if (!store.confirmed().isEmpty()) {
                sweep.foundSomething();
            }
            stopped = reasonToStop();
        }
        return stopped == null ? "" : stopped;
    }

    private ExecutionResult tried(ExecutionResult run) {
        counter.add(run);
        return run;
    }

    private void note(ExecutionResult run) {
        Failure failure = run.failure();
        boolean trial = checker.seen().isTrial();
        if (failure.deadlock() != null) {
            confirming(() -> deadlocks.add(run, origin));
        } else if (failure.kind() == FailureKind.VIOLATION || failure.kind() == FailureKind.EXCEPTION && !trial) {
            confirming(() -> store.add(run, origin));
        } else if (otherFailures.size() < MOST_OTHER_FAILURES) {
            otherFailures.add(FailureText.of(failure));
        }
    }

    private void confirming(Runnable work) {
        TrialPhase before = phases.begin(TrialPhase.REPLAYS);
        work.run();
        phases.begin(before);
    }

    /** Returns why the search ends early, or null. */
    private String reasonToStop() {
        if (checker.isSpent()) {
            return ", stopped because " + ExecutionResult.NOT_REUSABLE;
        }
        if (orders.problem() != null) {
            return ", stopped because the calls do not always come to the same one after the other";
        }
        if (store.confirmed().size() == ViolationStore.MOST) {
            return ", stopped after so many violations";
        }
        if (counter.isHopeless() || counter.count() >= budgetedSchedules) {
            return ", stopped after so many";
        }
        if (counter.isLong()) {
            return ", stopped because they are long";
        }
        return deadline.hasPassed() ? ", stopped by the time budget" : null;
    }
}
