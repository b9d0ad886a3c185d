package io.snarl.agent.explore;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.explore.budget.Deadline;
import io.snarl.agent.explore.confirm.ExecutionDifference;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.agent.explore.result.FailureFiles;
import io.snarl.agent.interleaving.InterleavingBuilder;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.ReplayableFailure;
import io.snarl.contract.schedule.Schedule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Replays a stored schedule and compares its failure with the stored one. */
final class ScheduleReplay {

    private final Controller controller;
    private final TestBody body;
    private final ReplayableFailure file;
    private final Deadline clock;
    private final FailureFiles files;
    private final List<String> remarks = new ArrayList<>();
    private int count;
    private int same;
    private ExecutionResult firstSame;
    private ExecutionResult firstOther;
    private int otherNumber;

    ScheduleReplay(Controller controller, TestBody body, ReplayableFailure file, Deadline clock, FailureFiles files) {
        this.controller = controller;
        this.body = body;
        this.file = file;
        this.clock = clock;
        this.files = files;
    }

    Exploration replay(String test, int times) {
        if (file.warmUp()) {
            controller.follow(body, Schedule.NO_PREEMPTION);
        }
        while (!controller.isSpent() && count < times) {
            add(controller.replay(body, file.schedule()));
        }
        if (count < times) {
            remarks.add("replayed " + count + " of " + times + " times, because " + ExecutionResult.NOT_REUSABLE);
        }
        return result(test);
    }

    private void add(ExecutionResult run) {
        count++;
        if (isSame(run)) {
            same++;
            firstSame = firstSame == null ? run : firstSame;
        } else if (firstOther == null) {
            firstOther = run;
            otherNumber = count;
        }
    }

    private boolean isSame(ExecutionResult run) {
        return run.showsBug() && run.failure().lastingSignature().equals(file.signature());
    }

    private Exploration result(String test) {
        ExecutionResult shown = firstSame != null ? firstSame : firstOther;
        TestOutcome outcome = outcome();
        Failure failure = shown == null ? null : shown.failure();
        if (outcome == TestOutcome.FAILED && same == 0) {
            remarks.add("it fails in another way than the stored one, which is: " + file.summary());
        }
        if (outcome == TestOutcome.UNSTABLE) {
            String difference = ExecutionDifference.ofReplay(firstSame, firstOther);
            remarks.add("replay " + otherNumber + " did something else: " + difference);
        }
        Interleaving interleaving = null;
        Path interleavingFile = null;
        if (shown != null && !shown.steps().isEmpty()) {
            interleaving = InterleavingBuilder.of(shown);
            // What does not fit shows no failure, and its file would take the name of one that is found afterwards.
            interleavingFile =
                    outcome == TestOutcome.DIVERGED ? null : files.writeInterleaving(files.nameFor(test), interleaving);
        }
        return new Exploration(
                test,
                outcome,
                count,
                clock.spent(),
                "replay",
                claim(outcome),
                failure,
                null,
                interleaving,
                interleavingFile,
                remarks,
                Collected.NOTHING,
                same);
    }

    private TestOutcome outcome() {
        if (count == 0) {
            return TestOutcome.UNCONTROLLED;
        }
        if (firstOther == null) {
            return TestOutcome.FAILED;
        }
        if (same > 0) {
            return TestOutcome.UNSTABLE;
        }
        if (!firstOther.failed()) {
            return TestOutcome.NOT_REPRODUCED;
        }
        FailureKind kind = firstOther.failure().kind();
        return switch (kind) {
            case DIVERGED -> TestOutcome.DIVERGED;
            case UNCONTROLLED -> TestOutcome.UNCONTROLLED;
            default -> TestOutcome.FAILED;
        };
    }

    private String claim(TestOutcome outcome) {
        return switch (outcome) {
            case DIVERGED -> "the schedule does not fit the test after " + stepsOf(firstOther);
            case UNCONTROLLED -> "the schedule could not be controlled";
            case NOT_REPRODUCED -> "the schedule fits the test, but the test does not fail";
            default -> "failed in the stored way in " + same + " of " + count + " replays";
        };
    }

    private static String stepsOf(ExecutionResult run) {
        int steps = run.steps().size();
        return steps == 1 ? "1 step" : steps + " steps";
    }
}
