package io.snarl.agent.explore.confirm;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.TestBody;
import io.snarl.contract.result.FailureKind;
import java.util.function.BooleanSupplier;

/**
 * The result of replaying a failure, with its smallest schedule if it came back.
 *
 * @param run the failing execution: the smallest one with its steps, or the first one if it could not be repeated
 * @param stable whether its schedule failed in the same way again
 * @param remark why nothing better can be said, or null
 */
public record Confirmation(ExecutionResult run, boolean stable, String remark) {

    public static Confirmation of(
            Controller controller, TestBody body, ExecutionResult failing, BooleanSupplier outOfTime) {
        if (controller.isSpent()) {
            String remark = "the schedule was neither replayed nor minimised, because when the execution failed "
                    + ExecutionResult.NOT_REUSABLE;
            return new Confirmation(failing, true, remark);
        }
        ExecutionResult replayed = controller.replay(body, failing.schedule());
        if (isUncontrolled(replayed) && !controller.isSpent()) {
            // A machine that is slow for a moment must not be taken for a test that is unstable.
            replayed = controller.replay(body, failing.schedule());
        }
        if (!replayed.failsLike(failing.failure())) {
            return unstable(controller, body, failing, replayed);
        }
        if (controller.isSpent()) {
            return new Confirmation(replayed.with(failing.schedule()), true, null);
        }
        var minimiser = new ScheduleMinimiser(controller, body, replayed.with(failing.schedule()), outOfTime);
        ExecutionResult smallest = minimiser.minimise();
        return new Confirmation(smallest, true, null);
    }

    /** Returns whether the failing execution was repeated, so that it needs nothing that only the first one in a JVM finds. */
    public boolean repeated() {
        return stable && !run.steps().isEmpty();
    }

    private static boolean isUncontrolled(ExecutionResult run) {
        return run.failed() && run.failure().kind() == FailureKind.UNCONTROLLED;
    }

    private static Confirmation unstable(
            Controller controller, TestBody body, ExecutionResult failing, ExecutionResult replayed) {
        String difference = null;
        if (!controller.isSpent()) {
            // Only replays know their steps, so two of them can tell more than the first execution and one.
            ExecutionResult last = controller.replay(body, failing.schedule());
            difference = ExecutionDifference.between(replayed, last);
        }
        if (difference == null) {
            difference = ExecutionDifference.ofReplay(failing, replayed);
        }
        String remark = "the schedule that failed did not fail in the same way again: " + difference;
        return new Confirmation(failing, false, remark);
    }
}
