package io.snarl.agent.control.turn;

import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;

/** Wakes controlled threads that uncontrolled ones have unparked. */
public final class UncontrolledThreads {

    private static final int GRACE_MILLIS = 50;

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private volatile ThreadState unparked;
    private boolean wasHeard;
    private int deafnesses;

    UncontrolledThreads(ExecutionState state, ExecutionThreads threads) {
        this.state = state;
        this.threads = threads;
    }

    void begin() {
        unparked = null;
    }

    /** Called when an uncontrolled thread has unparked one of the execution. */
    public void unpark(ThreadState thread) {
        unparked = thread;
    }

    /** Waits a moment for a thread to be unparked when none can go on; returns false if that does not happen. */
    boolean isHeard() {
        // Who was never heard of is not waited for each time.
        int patience = wasHeard || deafnesses++ < 2 ? GRACE_MILLIS : 0;
        for (int i = 0; i < patience && waitsForAnyone(); i++) {
            ThreadState heard = unparked;
            if (heard != null) {
                unparked = null;
                wasHeard = true;
                heard.permit(state);
                return true;
            }
            state.steps++;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    private boolean waitsForAnyone() {
        for (int i = 0; i < threads.count() && !state.bodyEnded; i++) {
            ThreadState thread = threads.get(i);
            if (thread.waiting == WaitReason.FOR_PERMIT && thread.wantedLock == null) {
                return true;
            }
        }
        return false;
    }
}
