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
    int choose(Enabled enabled, ControlledThread me, boolean canGoOn) {
        return strategy.choose(enabled);
    }

    @Override
    boolean noChoice(Enabled enabled, ControlledThread me) {
        if (everywhere) {
            strategy.choose(enabled);
        }
        return true;
    }

    @Override
    boolean asksForNames() {
        return strategy.asksForNames();
    }

    @Override
    void locks(Choice enabled, int thread) {
        strategy.locks(enabled, thread);
    }
}
