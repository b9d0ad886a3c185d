package io.snarl.agent.control.turn;

import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.VirtualTime;
import io.snarl.agent.strategy.SchedulingChoice;

/** Asks who goes on next, where there is a choice, and lets time pass where nobody can. */
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

    /** Whether somebody other than the strategy had to choose. */
    public boolean wasOverruled() {
        return overruled;
    }

    /** Who goes on when a thread cannot; null if nobody can. */
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

    /** Who goes on of those that can: the thread itself, if nobody else can. */
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

    /** The enabled thread after this one, so that everyone has a turn. */
    private int inTurn(ThreadState me) {
        if (enabled.chooser != null && me.pointsInARow % FAIR_SHARE != 0) {
            return me.number;
        }
        return enabled.after(me.number);
    }
}
