package io.snarl.agent.explore;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.explore.budget.Deadline;
import io.snarl.agent.explore.budget.ScheduleCounter;
import io.snarl.agent.explore.confirm.Confirmation;
import io.snarl.agent.explore.confirm.DeterminismCheck;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.explore.result.FailureFiles;
import io.snarl.agent.explore.result.FailureOrigin;
import io.snarl.agent.interleaving.InterleavingBuilder;
import io.snarl.agent.strategy.Strategy;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.Schedule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Searches the schedules of one test for a failure. */
final class ScheduleSearch {

    private static final Duration MINIMISING = Duration.ofSeconds(30);
    private static final int UNSTABLE_FAILURES = 5;
    private static final int RUNS_WITHOUT_CHOICE = 5;

    private final Controller controller;
    private final TestBody body;
    private final Strategy strategy;
    private final int budgetedSchedules;
    private final Deadline deadline;
    private final FailureOrigin origin;
    private final FailureFiles files;
    private final Schedule stored;
    private final ScheduleCounter counter = new ScheduleCounter();
    private final DeterminismCheck determinismCheck;
    private final List<String> remarks = new ArrayList<>();
    private Confirmation unstable;
    private FailureOrigin unstableFound;
    private int unstableFailures;
    private int withoutChoice;

    /**
     * Prepares for a test.
     *
     * @param stored a schedule that made an earlier form of the test fail, or null
     */
    ScheduleSearch(
            Controller controller,
            TestBody body,
            Strategy strategy,
            Budget budget,
            FailureOrigin origin,
            FailureFiles files,
            Schedule stored) {
        this.controller = controller;
        this.body = body;
        this.strategy = strategy;
        this.budgetedSchedules = budget.schedules();
        this.deadline = budget.begin();
        this.origin = origin;
        this.files = files;
        this.stored = stored;
        this.determinismCheck = new DeterminismCheck(controller, body);
    }

    Exploration explore() {
        Exploration failed = withoutPreemption();
        if (failed == null && stored != null && !controller.isSpent()) {
            failed = likeStored();
        }
        return failed == null ? byStrategy() : failed;
    }

    private Exploration withoutPreemption() {
        ExecutionResult run = tried(controller.follow(body, Schedule.NO_PREEMPTION));
        if (run.showsBug() && !isUnfair(run)) {
            Confirmation confirmation = confirm(run, origin.withoutPreemption(false));
            if (confirmation.stable()) {
                return failed(confirmation, origin.withoutPreemption(confirmation.repeated()));
            }
        }
        return null;
    }

    private Exploration likeStored() {
        ExecutionResult run = tried(controller.follow(body, stored));
        if (run.showsBug() && !isUnfair(run)) {
            FailureOrigin how = origin.by("the stored schedule as far as it fits");
            Confirmation confirmation = confirm(run, how);
            if (confirmation.stable()) {
                return failed(confirmation, how);
            }
        }
        return null;
    }

    private Exploration byStrategy() {
        while (!controller.isSpent()) {
            String stop = reasonToStop();
            if (stop != null) {
                return notFailed(stop);
            }
            ExecutionResult run = tried(controller.run(body, strategy));
            if (run.showsBug()) {
                Confirmation confirmation = confirm(run, origin);
                if (confirmation.stable()) {
                    return failed(confirmation, origin);
                }
            } else if (hasOneSchedule(run)) {
                return notFailed(
                        "no two threads at the same time were seen to share anything, so there is one schedule: it does not fail");
            } else if (!run.failed() && !controller.isSpent()) {
                checkSameTwice(run);
            }
        }
        return notFailed(
                "stopped after " + counter.schedules() + " because " + ExecutionResult.NOT_REUSABLE + ": none fails");
    }

    /**
     * Without a preemption a loop that waits for another thread never ends, which is no fault of the test. If it never ends
     * in other schedules either, those will tell.
     */
    private boolean isUnfair(ExecutionResult run) {
        return !controller.isSpent() && run.failure().kind() == FailureKind.ENDLESS;
    }

    /** Requires several runs, because what threads share, and so what there is to choose, shows only as they run. */
    private boolean hasOneSchedule(ExecutionResult run) {
        withoutChoice = !run.failed() && run.choices() == 0 ? withoutChoice + 1 : 0;
        return withoutChoice == RUNS_WITHOUT_CHOICE;
    }

    private void checkSameTwice(ExecutionResult run) {
        String difference = determinismCheck.check(run);
        if (difference != null) {
            String remark = "the test does not do the same twice under the same schedule";
            remarks.add(remark + ": " + difference);
            strategy.doubt(remark);
        }
    }

    private ExecutionResult tried(ExecutionResult run) {
        counter.add(run);
        return run;
    }

    /** Returns the claim if the exploration is over; else prepares the strategy for a schedule and returns null. */
    private String reasonToStop() {
        if (counter.isHopeless() || unstableFailures >= UNSTABLE_FAILURES) {
            return "stopped after " + counter.schedules() + ": none fails";
        }
        if (counter.count() >= budgetedSchedules) {
            return counter.schedules() + " tried: none fails" + besides();
        }
        if (deadline.hasPassed()) {
            return "stopped by the time budget after " + counter.schedules() + ": none fails" + besides();
        }
        if (!strategy.begin()) {
            return claim() == null ? counter.schedules() + " tried: none fails" : claim();
        }
        return null;
    }

    /** Returns the claim of the strategy, which takes for granted that all schedules were controlled. */
    private String claim() {
        return counter.uncontrolled() > 0 ? null : strategy.claim();
    }

    private String besides() {
        return claim() == null ? "" : "; " + claim();
    }

    private Confirmation confirm(ExecutionResult failing, FailureOrigin how) {
        var minimising = new Deadline(deadline.clock().getAsLong(), MINIMISING.toNanos(), deadline.clock());
        Confirmation confirmation = Confirmation.of(controller, body, failing, minimising::hasPassed);
        if (!confirmation.stable()) {
            unstableFailures++;
            if (unstable == null) {
                unstable = confirmation;
                unstableFound = how;
            }
        }
        return confirmation;
    }

    private Exploration failed(Confirmation confirmation, FailureOrigin how) {
        if (confirmation.remark() != null) {
            remarks.add(confirmation.remark());
        }
        return ended(TestOutcome.FAILED, "schedule " + counter.count() + " fails", confirmation.run(), how);
    }

    private Exploration notFailed(String claim) {
        if (unstable != null) {
            remarks.add(unstable.remark());
            return ended(
                    TestOutcome.UNSTABLE,
                    counter.schedules() + " tried: what failed did not fail again",
                    unstable.run(),
                    unstableFound);
        }
        TestOutcome outcome = counter.isMostlyUncontrolled() ? TestOutcome.UNCONTROLLED : TestOutcome.PASSED;
        Failure reason = outcome == TestOutcome.UNCONTROLLED ? counter.firstUncontrolled() : null;
        return result(outcome, claim + counter.restriction(), reason, null, null, null);
    }

    private Exploration ended(TestOutcome outcome, String claim, ExecutionResult run, FailureOrigin how) {
        String name = files.nameFor(origin.test());
        Path schedule = files.writeSchedule(name, how, run);
        if (run.steps().isEmpty()) {
            return result(outcome, claim, run.failure(), schedule, null, null);
        }
        Interleaving interleaving = InterleavingBuilder.of(run);
        return result(
                outcome, claim, run.failure(), schedule, interleaving, files.writeInterleaving(name, interleaving));
    }

    private Exploration result(
            TestOutcome outcome,
            String claim,
            Failure failure,
            Path schedule,
            Interleaving interleaving,
            Path interleavingFile) {
        if (counter.uncontrolled() > 0) {
            remarks.add(counter.remark());
        }
        return new Exploration(
                origin.test(),
                outcome,
                counter.count(),
                deadline.spent(),
                origin.strategy(),
                claim,
                failure,
                schedule,
                interleaving,
                interleavingFile,
                remarks);
    }
}
