package io.snarl.agent.control.turn;

import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.describe.FailureFactory;
import io.snarl.agent.control.state.ExecutionOverError;
import io.snarl.agent.control.state.ExecutionState;

/**
 * Ends executions that take too many steps. Only steps that matter to other threads count at first, since a test may do
 * much on its own.
 */
public final class StepLimit {

    private static final int MOST_AFTER_END = 100_000;
    private static final int OWN_STEPS = 20;

    private final ExecutionState state;
    private final ExecutionDescriber describer;
    private final long limit;
    private int stepsAfterEnd;
    private boolean fair;

    StepLimit(ExecutionState state, ExecutionDescriber describer, long limit) {
        this.state = state;
        this.describer = describer;
        this.limit = limit;
    }

    void begin() {
        stepsAfterEnd = 0;
        fair = false;
    }

    /** Returns whether threads are given fair turns because the execution has taken long. */
    boolean isFair() {
        return fair;
    }

    public void check() {
        if (state.over) {
            if (++stepsAfterEnd > MOST_AFTER_END) {
                throw new ExecutionOverError();
            }
        } else if (isBeyond(limit)) {
            // Before it is called endless, everyone gets a fair share of as many steps again.
            fair = true;
            if (isBeyond(limit * 2)) {
                if (state.bodyEnded) {
                    state.over = true;
                } else {
                    state.fail(FailureFactory.endless(describer, state));
                }
                throw new ExecutionOverError();
            }
        }
    }

    private boolean isBeyond(long steps) {
        return state.operations > steps || state.steps > steps * OWN_STEPS;
    }
}
