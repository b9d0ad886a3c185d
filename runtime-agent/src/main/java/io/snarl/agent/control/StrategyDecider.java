package io.snarl.agent.control;

import io.snarl.agent.strategy.Choice;
import io.snarl.agent.strategy.Strategy;

/** Lets a strategy decide. */
final class StrategyDecider extends Decider {

    private final Strategy strategy;

    StrategyDecider(Strategy strategy) {
        this.strategy = strategy;
    }

    @Override
    int choose(Execution execution, ControlledThread me, boolean canGoOn) {
        return strategy.choose(execution);
    }

    @Override
    void locks(Choice state, int thread) {
        strategy.locks(state, thread);
    }
}
