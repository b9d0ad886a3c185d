package io.snarl.agent.explore.confirm;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.TestBody;
import io.snarl.contract.result.FailureKind;

/** Replays a passing schedule now and then to check that the test does the same under the same schedule. */
public final class DeterminismCheck {

    private static final int FIRST = 3;
    private static final int FACTOR = 10;

    private final Controller controller;
    private final TestBody body;
    private long passed;
    private long next = FIRST;

    public DeterminismCheck(Controller controller, TestBody body) {
        this.controller = controller;
        this.body = body;
    }

    /** Returns the difference of a replay, or null if there was none or no replay is due. */
    public String check(ExecutionResult run) {
        if (++passed < next) {
            return null;
        }
        next *= FACTOR;
        ExecutionResult replayed = replay(run);
        boolean controlled = !replayed.failed() || replayed.failure().kind() != FailureKind.UNCONTROLLED;
        String difference = controlled ? ExecutionDifference.ofReplay(run, replayed) : null;
        if (difference == null || controller.isSpent()) {
            return difference;
        }
        // To be told once is enough.
        next = Long.MAX_VALUE;
        String step = ExecutionDifference.between(replayed, replay(run));
        return step == null ? difference : step;
    }

    private ExecutionResult replay(ExecutionResult run) {
        return controller.replay(body, run.schedule());
    }
}
