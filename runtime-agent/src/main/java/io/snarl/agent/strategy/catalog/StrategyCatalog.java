package io.snarl.agent.strategy.catalog;

import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.directed.CycleHuntStrategy;
import io.snarl.agent.strategy.exhaustive.ExhaustiveStrategy;
import io.snarl.agent.strategy.random.PctStrategy;
import io.snarl.agent.strategy.random.PosStrategy;
import io.snarl.agent.strategy.random.RandomWalkStrategy;
import java.util.List;

/** The strategies by their names in the settings. */
public final class StrategyCatalog {

    /** All names, the default first. */
    public static final List<String> NAMES = List.of("mixed", "random", "pct", "pos", "directed", "exhaustive");

    private StrategyCatalog() {}

    /**
     * Returns a strategy.
     *
     * @param name one of {@link #NAMES}
     * @param seed what all its random choices depend on
     * @param depth the depth of {@code pct}
     * @param preemptions the bound of {@code exhaustive}
     */
    public static Strategy named(String name, long seed, int depth, int preemptions) {
        return switch (name) {
            case "mixed" -> new MixedStrategy(seed);
            case "random" -> new RandomWalkStrategy(seed);
            case "pct" -> new PctStrategy(depth, seed);
            case "pos" -> new PosStrategy(seed);
            case "directed" -> new CycleHuntStrategy(seed);
            case "exhaustive" -> new ExhaustiveStrategy(preemptions);
            default ->
                throw new IllegalArgumentException(
                        "strategy is " + name + ", but allowed is one of " + String.join(", ", NAMES) + ".");
        };
    }
}
