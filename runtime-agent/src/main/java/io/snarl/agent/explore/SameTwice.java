package io.snarl.agent.explore;

import io.snarl.agent.control.Body;
import io.snarl.agent.control.Controller;
import io.snarl.agent.control.FailureKind;
import io.snarl.agent.control.Run;
import java.util.List;

/** Replays a passing schedule now and then, to see whether the test does the same under the same schedule. */
final class SameTwice {

    private static final int FIRST = 3;
    private static final int FACTOR = 10;

    private final Controller controller;
    private final Body body;
    private long passed;
    private long next = FIRST;

    SameTwice(Controller controller, Body body) {
        this.controller = controller;
        this.body = body;
    }

    /** Adds a remark at the first time the test does something else; says whether the JVM can still run schedules. */
    boolean check(Run run, List<String> remarks) {
        if (run.failed() || ++passed < next) {
            return true;
        }
        next *= FACTOR;
        Run replayed = controller.replay(body, run.schedule());
        boolean controlled = !replayed.failed() || replayed.failure().kind() != FailureKind.UNCONTROLLED;
        String difference = controlled ? Difference.ofReplay(run, replayed) : null;
        if (difference == null || !replayed.reusable()) {
            return replayed.reusable();
        }
        Run again = controller.replay(body, run.schedule());
        String step = Difference.between(replayed, again);
        remarks.add(
                "the test does not do the same twice under the same schedule: " + (step == null ? difference : step));
        next = Long.MAX_VALUE;
        return again.reusable();
    }
}
