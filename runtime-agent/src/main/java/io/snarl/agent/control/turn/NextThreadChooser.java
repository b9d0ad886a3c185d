package io.snarl.agent.control.turn;

import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.VirtualTime;
import io.snarl.agent.strategy.SchedulingChoice;

/** Chooses the next thread: asks the decider where several can go on, and lets time pass where none can. */
public final class NextThreadChooser {

    private static final int FAIR_SHARE = 20;

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final EnabledThreads enabled;
    private final VirtualTime time;
    private final UncontrolledThreads uncontrolled;
    private final StepLimit limit;
    private int choices;
    private boolean overruled;

    NextThreadChooser(
            ExecutionState state,
            ExecutionThreads threads,
            EnabledThreads enabled,
            VirtualTime time,
            UncontrolledThreads uncontrolled,
            StepLimit limit) {
        this.state = state;
        this.threads = threads;
        this.enabled = enabled;
        this.time = time;
        this.uncontrolled = uncontrolled;
        this.limit = limit;
    }

    void begin() {
        choices = 0;
        overruled = false;
    }

    public int choices() {
        return choices;
    }

    /** Returns whether threads were given fair turns against the strategy's choice. */
    public boolean wasOverruled() {
        return overruled;
    }

    /** Returns the thread that goes on when the current one cannot; null if none can. */
    public ThreadState nextAfter(ThreadState me) {
        while (true) {
            enabled.find();
            if (enabled.enabledCount() > 1) {
                return choose(me, false);
            }
            if (enabled.enabledCount() == 1) {
                ThreadState only = threads.get(enabled.enabled(0));
                if (only != me && !state.decider.only(me, only)) {
                    state.fail(state.decider.divergence());
                    return null;
                }
                return only;
            }
            if (!time.pass() && !uncontrolled.isHeard()) {
                return null;
            }
        }
    }

    /** Returns the thread that goes on: the current one, if no other can. */
    ThreadState nextAt(ThreadState me) {
        enabled.find();
        if (enabled.enabledCount() == 1 && enabled.chooserYields && time.pass()) {
            // Whoever waits in a loop waits for those who wait for a time.
            enabled.find();
        }
        if (enabled.enabledCount() > 1) {
            return choose(me, true);
        }
        if (!state.decider.noChoice(enabled, me)) {
            state.fail(state.decider.divergence());
            throw new ExecutionOverError();
        }
        return me;
    }

    private ThreadState choose(ThreadState me, boolean canGoOn) {
        enabled.chooser = canGoOn ? me : null;
        choices++;
        int chosen;
        if (limit.isFair() && state.decider.mayBeOverruled()) {
            overruled = true;
            chosen = inTurn(me);
        } else {
            chosen = state.decider.choose(enabled, me, canGoOn);
        }
        enabled.chooserYields = false;
        if (chosen == SchedulingChoice.NONE) {
            state.fail(state.decider.divergence());
            throw new ExecutionOverError();
        }
        return threads.get(chosen);
    }

    /** Returns the enabled thread after this one, so that every thread has a turn. */
    private int inTurn(ThreadState me) {
        if (enabled.chooser != null && me.pointsInARow % FAIR_SHARE != 0) {
            return me.number;
        }
        return enabled.after(me.number);
    }
}
