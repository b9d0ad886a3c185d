package io.snarl.agent.explore.deadlock;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.budget.Deadline;
import io.snarl.agent.explore.budget.PhaseTimes;
import io.snarl.agent.explore.budget.ScheduleCounter;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.explore.result.FailureFiles;
import io.snarl.agent.explore.result.FailureOrigin;
import io.snarl.agent.explore.result.FailureText;
import io.snarl.agent.strategy.directed.DeadlockSweepStrategy;
import io.snarl.contract.lab.TrialPhase;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.SequentialFailure;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.Schedule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Searches one test for all of its deadlocks; only a failure in sequential order ends the search early. */
public final class DeadlockCollector {

    private static final int MOST_OTHER_FAILURES = 10;

    private final Controller controller;
    private final TestBody body;
    private final DeadlockSweepStrategy sweep;
    private final int budgetedSchedules;
    private final Deadline deadline;
    private final FailureOrigin origin;
    private final PhaseTimes phases;
    private final ScheduleCounter counter = new ScheduleCounter();
    private final DeadlockStore store;
    private final Set<String> otherFailures = new LinkedHashSet<>();
    private SequentialFailure sequential;

    public DeadlockCollector(
            Controller controller,
            TestBody body,
            DeadlockSweepStrategy sweep,
            Budget budget,
            FailureOrigin origin,
            FailureFiles files) {
        this.controller = controller;
        this.body = body;
        this.sweep = sweep;
        this.budgetedSchedules = budget.schedules();
        this.deadline = budget.begin();
        this.phases = budget.phases();
        this.origin = origin;
        this.store = new DeadlockStore(controller, body, deadline, files);
    }

    public Exploration search() {
        phases.begin(TrialPhase.ORDERS);
        ExecutionResult first = tried(controller.follow(body, Schedule.NO_PREEMPTION));
        if (first.showsBug() && !isEndless(first)) {
            note(first, origin.withoutPreemption(true));
        }
        phases.begin(TrialPhase.SCHEDULES);
        String stopped = reasonToStop();
        while (stopped == null && sweep.begin()) {
            ExecutionResult run = tried(controller.run(body, sweep));
            if (run.showsBug() && !(sweep.isSequential() && isEndless(run))) {
                noteSequential(run);
                note(run, origin);
            }
            stopped = reasonToStop();
        }
        phases.begin(null);
        return result(stopped == null ? "" : stopped);
    }

    /**
     * Notes that the calls fail sequentially. A cycle of locks is no such failure: where a library has threads of its
     * own, those of the test do not run strictly sequentially.
     */
    private void noteSequential(ExecutionResult run) {
        if (sweep.isSequential() && sequential == null && run.failure().deadlock() == null) {
            sequential = FailureText.sequential(run.failure());
        }
    }

    private ExecutionResult tried(ExecutionResult run) {
        counter.add(run);
        return run;
    }

    /** Without a preemption a loop that waits for another thread never ends, which is no fault of the test. */
    private static boolean isEndless(ExecutionResult run) {
        return run.failure().kind() == FailureKind.ENDLESS;
    }

    private void note(ExecutionResult run, FailureOrigin how) {
        String words = FailureText.of(run.failure());
        if (run.failure().deadlock() != null) {
            TrialPhase before = phases.begin(TrialPhase.REPLAYS);
            store.add(run, how);
            phases.begin(before);
        } else if (otherFailures.size() < MOST_OTHER_FAILURES) {
            otherFailures.add(words);
        }
    }

    /** Returns why the search ends early, or null. */
    private String reasonToStop() {
        if (controller.isSpent()) {
            return ", stopped because " + ExecutionResult.NOT_REUSABLE;
        }
        if (sequential != null) {
            // Whatever else happens to such a test, nobody could tell it from that.
            return ", stopped because the threads fail even one after the other";
        }
        if (counter.isHopeless() || counter.count() >= budgetedSchedules) {
            return ", stopped after so many";
        }
        if (counter.isLong()) {
            return ", stopped because they are long";
        }
        return deadline.hasPassed() ? ", stopped by the time budget" : null;
    }

    private Exploration result(String stopped) {
        if (sequential != null) {
            otherFailures.remove(sequential.text());
        }
        List<DeadlockStore.StoredDeadlock> confirmed = store.confirmed();
        List<String> remarks = new ArrayList<>(store.remarks());
        if (counter.uncontrolled() > 0) {
            remarks.add(counter.remark());
        }
        DeadlockStore.StoredDeadlock shown = confirmed.isEmpty() ? null : confirmed.get(0);
        TestOutcome outcome = outcome(shown != null);
        return new Exploration(
                origin.test(),
                outcome,
                counter.count(),
                deadline.spent(),
                origin.strategy(),
                counter.schedules() + " tried: " + counted(confirmed.size()) + stopped + counter.restriction(),
                failure(outcome, shown),
                shown == null ? null : shown.deadlock().schedule(),
                shown == null ? null : shown.interleaving(),
                shown == null ? null : shown.deadlock().interleaving(),
                remarks,
                new Collected(
                        confirmed.stream()
                                .map(DeadlockStore.StoredDeadlock::deadlock)
                                .toList(),
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
        return counter.isMostlyUncontrolled() ? TestOutcome.UNCONTROLLED : TestOutcome.PASSED;
    }

    private Failure failure(TestOutcome outcome, DeadlockStore.StoredDeadlock shown) {
        return switch (outcome) {
            case FAILED -> shown.failure();
            case UNSTABLE -> store.firstUnstable();
            case UNCONTROLLED -> counter.firstUncontrolled();
            default -> null;
        };
    }

    private static String counted(int deadlocks) {
        return deadlocks == 0 ? "no deadlock" : deadlocks == 1 ? "1 deadlock" : deadlocks + " deadlocks";
    }
}
