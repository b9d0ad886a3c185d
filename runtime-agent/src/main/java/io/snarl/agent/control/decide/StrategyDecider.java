package io.snarl.agent.control.decide;

import io.snarl.agent.control.state.Decider;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;

/** Lets a strategy decide. */
public final class StrategyDecider extends Decider {

    private final Strategy strategy;
    private final boolean everywhere;

    public StrategyDecider(Strategy strategy) {
        this.strategy = strategy;
        this.everywhere = strategy.everywhere();
    }

    @Override
    public int choose(EnabledThreads enabled, ThreadState me, boolean canGoOn) {
        return strategy.choose(enabled);
    }

    @Override
    public boolean noChoice(EnabledThreads enabled, ThreadState me) {
        if (everywhere) {
            strategy.choose(enabled);
        }
        return true;
    }

    @Override
    public boolean asksForNames() {
        return strategy.asksForNames();
    }

    @Override
    public void locks(SchedulingChoice enabled, int thread) {
        strategy.locks(enabled, thread);
    }
}
