package io.snarl.agent.explore;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Failure;
import io.snarl.agent.control.Run;
import io.snarl.agent.strategy.ViolationSweep;
import io.snarl.agent.trial.Seen;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.SequentialFailure;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** The search for all that the calls of a test come to at the same time and in no order one after the other. */
final class ViolationSearch {

    private static final int MOST_OTHER_FAILURES = 10;
    private static final int TIMES_EACH_ORDER = 2;

    private final Body body;
    private final long seed;
    private final int budgetedSchedules;
    private final Deadline deadline;
    private final Found found;
    private final FailureFiles files;
    private final AllowedOutcomes allowed = new AllowedOutcomes();
    private final Judge judge;
    private final Tally tally = new Tally();
    private final DeadlockStore deadlocks;
    private final Set<String> otherFailures = new LinkedHashSet<>();
    private SequentialOrders orders;
    private ViolationStore store;
    private SequentialFailure notJudged;
    private boolean reusable = true;

    ViolationSearch(Controller controller, Body body, long seed, Budget budget, Found found, FailureFiles files) {
        this.body = body;
        this.seed = seed;
        this.budgetedSchedules = budget.schedules();
        this.deadline = budget.begin();
        this.found = found;
        this.files = files;
        this.judge = new Judge(controller, allowed);
        this.deadlocks = new DeadlockStore(judge, body, deadline, files);
    }

    Exploration search() {
        String stopped = "";
        if (learn()) {
            stopped = sweep();
            checkOrders();
        }
        return new ViolationResult(found, tally, deadline, allowed, deadlocks, store, otherFailures)
                .of(notJudged, reusable, stopped);
    }

    /** Finds out what the calls come to one after the other; says no if the test cannot be judged by that. */
    private boolean learn() {
        Run first = tried(judge.warmUp(body));
        Seen seen = judge.seen();
        if (seen.threads() == 0) {
            notJudged = first.showsBug()
                    ? FailureWords.sequential(first.failure())
                    : SequentialFailure.because(
                            "the test makes no calls in parallel, or its thread did not get that far");
        } else if (seen.hindrance() != null && !first.failed()) {
            notJudged = SequentialFailure.because(seen.hindrance());
        }
        if (!reusable) {
            notJudged = SequentialFailure.because("nothing can be said about the calls: " + Run.NOT_REUSABLE);
        }
        if (notJudged != null) {
            return false;
        }
        orders = new SequentialOrders(judge, body, allowed, seen);
        store = new ViolationStore(judge, body, orders, deadline, files);
        for (int i = 0; i < TIMES_EACH_ORDER && notJudged == null && reusable; i++) {
            runOrders(tally::add);
        }
        return notJudged == null && reusable;
    }

    private void runOrders(Consumer<Run> tried) {
        orders.run(tried);
        notJudged = orders.problem();
        reusable &= orders.reusable();
    }

    /** What was found counts only if all orders still do what they did. */
    private void checkOrders() {
        for (int i = 0; i < TIMES_EACH_ORDER && reusable && !store.confirmed().isEmpty() && notJudged == null; i++) {
            runOrders(confirming -> {});
        }
        notJudged = orders.problem();
    }

    private String sweep() {
        var sweep = new ViolationSweep(orders.latest(), seed);
        String stopped = reasonToStop();
        while (stopped == null && sweep.begin()) {
            Run run = tried(judge.run(body, sweep));
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

    private Run tried(Run run) {
        tally.add(run);
        reusable &= run.reusable();
        return run;
    }

    private void note(Run run) {
        Failure failure = run.failure();
        boolean trial = judge.seen().isTrial();
        if (failure.deadlock() != null) {
            reusable &= deadlocks.add(run, found);
        } else if (failure.kind() == FailureKind.VIOLATION || failure.kind() == FailureKind.EXCEPTION && !trial) {
            reusable &= store.add(run, found);
        } else if (otherFailures.size() < MOST_OTHER_FAILURES) {
            otherFailures.add(FailureWords.of(failure));
        }
    }

    /** Why the search ends before all was tried that is worth it, or null. */
    private String reasonToStop() {
        if (!reusable) {
            return ", stopped because " + Run.NOT_REUSABLE;
        }
        if (orders.problem() != null) {
            return ", stopped because the calls do not always come to the same one after the other";
        }
        if (store.confirmed().size() == ViolationStore.MOST) {
            return ", stopped after so many violations";
        }
        if (tally.isHopeless() || tally.count() >= budgetedSchedules) {
            return ", stopped after so many";
        }
        if (tally.isLong()) {
            return ", stopped because they are long";
        }
        return deadline.hasPassed() ? ", stopped by the time budget" : null;
    }
}
