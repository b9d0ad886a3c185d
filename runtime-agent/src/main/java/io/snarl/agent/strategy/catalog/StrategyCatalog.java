package io.snarl.agent.strategy.catalog;

import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.directed.CycleHuntStrategy;
import io.snarl.agent.strategy.exhaustive.ExhaustiveStrategy;
import io.snarl.agent.strategy.random.PctStrategy;
import io.snarl.agent.strategy.random.PosStrategy;
import io.snarl.agent.strategy.random.RandomWalkStrategy;
import io.snarl.contract.settings.StrategyName;

/** The strategies by their names in the settings. */
public final class StrategyCatalog {

    private StrategyCatalog() {}

    /**
     * Returns a strategy.
     *
     * @param seed what all its random choices depend on
     * @param depth the depth of {@link StrategyName#PCT}
     * @param preemptions the bound of {@link StrategyName#EXHAUSTIVE}
     */
    public static Strategy named(StrategyName name, long seed, int depth, int preemptions) {
        return switch (name) {
            case MIXED -> new MixedStrategy(seed);
            case RANDOM -> new RandomWalkStrategy(seed);
            case PCT -> new PctStrategy(depth, seed);
            case POS -> new PosStrategy(seed);
            case DIRECTED -> new CycleHuntStrategy(seed);
            case EXHAUSTIVE -> new ExhaustiveStrategy(preemptions);
        };
    }
}
