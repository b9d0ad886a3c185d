package io.snarl.agent.control;

import io.snarl.agent.strategy.Choice;
import io.snarl.agent.strategy.Strategy;

/** Lets a strategy decide. */
final class StrategyDecider extends Decider {

    private final Strategy strategy;
    private final boolean everywhere;

    StrategyDecider(Strategy strategy) {
        this.strategy = strategy;
        this.everywhere = strategy.everywhere();
    }

    @Override
    int choose(Execution execution, ControlledThread me, boolean canGoOn) {
        return strategy.choose(execution);
    }

    @Override
    boolean noChoice(Execution execution, ControlledThread me) {
        if (everywhere) {
            strategy.choose(execution);
        }
        return true;
    }

    @Override
    boolean asksForNames() {
        return strategy.asksForNames();
    }

    @Override
    void locks(Choice state, int thread) {
        strategy.locks(state, thread);
    }
}
