package io.snarl.agent.control.step;

import io.snarl.agent.control.state.MonitorOwners;
import io.snarl.agent.control.state.ThreadState;

/** Maps the states of controlled threads to those that programs see. */
final class JavaThreadStates {

    private JavaThreadStates() {}

    static Thread.State of(MonitorOwners monitors, ThreadState thread) {
        boolean timed = thread.deadline != ThreadState.FOREVER;
        Thread.State waits = timed ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
        return switch (thread.waiting) {
            case NOT -> Thread.State.RUNNABLE;
            case FOR_MONITOR -> monitors.isFreeFor(thread) ? Thread.State.RUNNABLE : Thread.State.BLOCKED;
            case FOR_NOTIFICATION -> thread.released ? Thread.State.BLOCKED : waits;
            case FOR_PERMIT, FOR_END_OF_THREAD, FOR_TIME -> thread.released ? Thread.State.RUNNABLE : waits;
            case ENDED -> Thread.State.TERMINATED;
        };
    }
}
