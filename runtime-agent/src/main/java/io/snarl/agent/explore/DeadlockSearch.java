package io.snarl.agent.explore;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Failure;
import io.snarl.agent.control.Run;
import io.snarl.agent.strategy.DeadlockSweep;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.SequentialFailure;
import io.snarl.contract.result.TestOutcome;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The search for all deadlocks of one test, which no failure ends but one without any help of the scheduler. */
final class DeadlockSearch {

    private static final int MOST_OTHER_FAILURES = 10;

    private final Controller controller;
    private final Body body;
    private final DeadlockSweep sweep;
    private final int budgetedSchedules;
    private final Deadline deadline;
    private final Found found;
    private final Tally tally = new Tally();
    private final DeadlockStore store;
    private final Set<String> otherFailures = new LinkedHashSet<>();
    private SequentialFailure sequential;
    private boolean reusable = true;

    DeadlockSearch(
            Controller controller, Body body, DeadlockSweep sweep, Budget budget, Found found, FailureFiles files) {
        this.controller = controller;
        this.body = body;
        this.sweep = sweep;
        this.budgetedSchedules = budget.schedules();
        this.deadline = budget.begin();
        this.found = found;
        this.store = new DeadlockStore(controller, body, deadline, files);
    }

    Exploration search() {
        Run first = tried(controller.follow(body, Explorer.NO_PREEMPTION));
        if (first.showsBug() && !isEndless(first)) {
            note(first, found.withoutPreemption(true));
        }
        String stopped = reasonToStop();
        while (stopped == null && sweep.begin()) {
            Run run = tried(controller.run(body, sweep));
            if (run.showsBug() && !(sweep.isSequential() && isEndless(run))) {
                noteSequential(run);
                note(run, found);
            }
            stopped = reasonToStop();
        }
        return result(stopped == null ? "" : stopped);
    }

    /**
     * Takes note that the calls fail one after the other. A cycle of locks is no such failure: where a library has threads of its own, those of
     * the test do not quite run one after the other.
     */
    private void noteSequential(Run run) {
        if (sweep.isSequential() && sequential == null && run.failure().deadlock() == null) {
            sequential = FailureWords.sequential(run.failure());
        }
    }

    private Run tried(Run run) {
        tally.add(run);
        reusable &= run.reusable();
        return run;
    }

    /** Without a preemption a loop that waits for another thread never ends, which is no fault of the test. */
    private static boolean isEndless(Run run) {
        return run.failure().kind() == FailureKind.ENDLESS;
    }

    private void note(Run run, Found how) {
        String words = FailureWords.of(run.failure());
        if (run.failure().deadlock() != null) {
            reusable &= store.add(run, how);
        } else if (otherFailures.size() < MOST_OTHER_FAILURES) {
            otherFailures.add(words);
        }
    }

    /** Why the search ends before all was tried that is worth it, or null. */
    private String reasonToStop() {
        if (!reusable) {
            return ", stopped because " + Run.NOT_REUSABLE;
        }
        if (sequential != null) {
            // Whatever else happens to such a test, nobody could tell it from that.
            return ", stopped because the threads fail even one after the other";
        }
        if (tally.isHopeless() || tally.count() >= budgetedSchedules) {
            return ", stopped after so many";
        }
        if (tally.isLong()) {
            return ", stopped because they are long";
        }
        return deadline.hasPassed() ? ", stopped by the time budget" : null;
    }

    private Exploration result(String stopped) {
        if (sequential != null) {
            otherFailures.remove(sequential.text());
        }
        List<DeadlockStore.Entry> confirmed = store.confirmed();
        List<String> remarks = new ArrayList<>(store.remarks());
        if (tally.uncontrolled() > 0) {
            remarks.add(tally.remark());
        }
        DeadlockStore.Entry shown = confirmed.isEmpty() ? null : confirmed.get(0);
        TestOutcome outcome = outcome(shown != null);
        return new Exploration(
                found.test(),
                outcome,
                tally.count(),
                deadline.spent(),
                found.strategy(),
                tally.schedules() + " tried: " + counted(confirmed.size()) + stopped + tally.restriction(),
                failure(outcome, shown),
                shown == null ? null : shown.deadlock().schedule(),
                shown == null ? null : shown.interleaving(),
                shown == null ? null : shown.deadlock().interleaving(),
                remarks,
                reusable,
                new Collected(
                        confirmed.stream().map(DeadlockStore.Entry::deadlock).toList(),
                        Optional.ofNullable(sequential),
                        List.copyOf(otherFailures),
                        List.of(),
                        List.of(),
                        List.of()),
                0);
    }

    private TestOutcome outcome(boolean deadlocks) {
        if (deadlocks) {
            return TestOutcome.FAILED;
        }
        if (store.firstUnstable() != null) {
            return TestOutcome.UNSTABLE;
        }
        return tally.isMostlyUncontrolled() ? TestOutcome.UNCONTROLLED : TestOutcome.PASSED;
    }

    private Failure failure(TestOutcome outcome, DeadlockStore.Entry shown) {
        return switch (outcome) {
            case FAILED -> shown.failure();
            case UNSTABLE -> store.firstUnstable();
            case UNCONTROLLED -> tally.firstUncontrolled();
            default -> null;
        };
    }

    private static String counted(int deadlocks) {
        return deadlocks == 0 ? "no deadlock" : deadlocks == 1 ? "1 deadlock" : deadlocks + " deadlocks";
    }
}
