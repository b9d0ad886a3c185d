package io.snarl.agent.control;

import io.snarl.agent.schedule.Switch;
import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.OperationKind;

/** What follows when the test's own thread is through: the others go on until they have ended or wait. */
final class AfterBody {

    private final Course course;
    private final Threads threads;
    private final Choosing choosing;
    private final Baton baton;
    private final Narrator narrator;

    AfterBody(Execution execution) {
        this.course = execution.course;
        this.threads = execution.threads;
        this.choosing = execution.choosing;
        this.baton = execution.baton;
        this.narrator = execution.narrator;
    }

    void run(ControlledThread main) {
        course.bodyEnded = true;
        main.waiting = Waiting.ENDED;
        threads.alive--;
        if (!course.over && anyoneMatters(threads)) {
            try {
                letOthersGoOn(main);
            } catch (ScheduleEnded e) {
                // Said by whoever ended it.
            }
        }
        course.over = true;
    }

    private void letOthersGoOn(ControlledThread main) {
        main.next.set(OperationKind.END, 0, Operation.NO_OBJECT, 0);
        ControlledThread next = choosing.nextAfter(main);
        if (next == null) {
            Failure stuck = Failures.leftOver(narrator);
            if (stuck != null) {
                course.fail(stuck);
            }
            return;
        }
        baton.pass(main, next, Switch.Cause.ENDED);
        main.turn.await();
    }

    /** Whether a thread is left that the test should have waited for. */
    static boolean anyoneMatters(Threads threads) {
        for (int i = 1; i < threads.count(); i++) {
            ControlledThread thread = threads.get(i);
            boolean idle = thread.waiting == Waiting.FOR_PERMIT && thread.pool != null && !thread.released;
            if (thread.isAlive() && !thread.daemon && !idle) {
                return true;
            }
        }
        return false;
    }
}
