package io.snarl.agent.explore;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.Run;
import io.snarl.contract.result.FailureKind;

/** Replays a passing schedule now and then, to see whether the test does the same under the same schedule. */
final class SameTwice {

    private static final int FIRST = 3;
    private static final int FACTOR = 10;

    private final Controller controller;
    private final Body body;
    private long passed;
    private long next = FIRST;
    private boolean reusable = true;

    SameTwice(Controller controller, Body body) {
        this.controller = controller;
        this.body = body;
    }

    /** What was different when the schedule was replayed, or null if nothing was or it is not the time to replay one. */
    String check(Run run) {
        if (++passed < next) {
            return null;
        }
        next *= FACTOR;
        Run replayed = replay(run);
        boolean controlled = !replayed.failed() || replayed.failure().kind() != FailureKind.UNCONTROLLED;
        String difference = controlled ? Difference.ofReplay(run, replayed) : null;
        if (difference == null || !reusable) {
            return difference;
        }
        // To be told once is enough.
        next = Long.MAX_VALUE;
        String step = Difference.between(replayed, replay(run));
        return step == null ? difference : step;
    }

    /** Whether the JVM can still run schedules. */
    boolean reusable() {
        return reusable;
    }

    private Run replay(Run run) {
        Run replayed = controller.replay(body, run.schedule());
        reusable &= replayed.reusable();
        return replayed;
    }
}
