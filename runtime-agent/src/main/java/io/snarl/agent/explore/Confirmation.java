package io.snarl.agent.explore;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Run;
import io.snarl.contract.result.FailureKind;
import java.util.function.BooleanSupplier;

/**
 * Whether a failure comes back, and its smallest form if it does.
 *
 * @param run the failing execution: the smallest one with its steps, or the first one if it could not be repeated
 * @param stable whether its schedule failed in the same way again
 * @param remark why nothing better can be said, or null
 * @param reusable whether the JVM can still run schedules
 */
record Confirmation(Run run, boolean stable, String remark, boolean reusable) {

    static Confirmation of(Controller controller, Body body, Run failing, BooleanSupplier outOfTime) {
        if (!failing.reusable()) {
            String remark = "the schedule was neither replayed nor minimised, because when the execution failed "
                    + Run.NOT_REUSABLE;
            return new Confirmation(failing, true, remark, false);
        }
        Run replayed = controller.replay(body, failing.schedule());
        if (isUncontrolled(replayed) && replayed.reusable()) {
            // A machine that is slow for a moment must not be taken for a test that is unstable.
            replayed = controller.replay(body, failing.schedule());
        }
        if (!replayed.failsLike(failing.failure())) {
            return unstable(controller, body, failing, replayed);
        }
        if (!replayed.reusable()) {
            return new Confirmation(replayed.with(failing.schedule()), true, null, false);
        }
        var minimiser = new Minimiser(controller, body, replayed.with(failing.schedule()), outOfTime);
        Run smallest = minimiser.minimise();
        return new Confirmation(smallest, true, null, minimiser.reusable());
    }

    /** Whether the failing execution was repeated, so that it needs nothing that only the first one in a JVM finds. */
    boolean repeated() {
        return stable && !run.steps().isEmpty();
    }

    private static boolean isUncontrolled(Run run) {
        return run.failed() && run.failure().kind() == FailureKind.UNCONTROLLED;
    }

    private static Confirmation unstable(Controller controller, Body body, Run failing, Run replayed) {
        Run last = replayed;
        String difference = null;
        if (replayed.reusable()) {
            // Only replays know their steps, so two of them can tell more than the first execution and one.
            last = controller.replay(body, failing.schedule());
            difference = Difference.between(replayed, last);
        }
        if (difference == null) {
            difference = Difference.ofReplay(failing, replayed);
        }
        String remark = "the schedule that failed did not fail in the same way again: " + difference;
        return new Confirmation(failing, false, remark, replayed.reusable() && last.reusable());
    }
}
