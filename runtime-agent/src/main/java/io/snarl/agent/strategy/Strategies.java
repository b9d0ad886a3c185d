package io.snarl.agent.strategy;

import java.util.List;

/** The strategies by their names in the settings. */
public final class Strategies {

    /** All names, the default first. */
    public static final List<String> NAMES = List.of("mixed", "random", "pct", "pos", "directed", "exhaustive");

    private Strategies() {}

    /**
     * A strategy.
     *
     * @param name one of {@link #NAMES}
     * @param seed what all its random choices depend on
     * @param depth the depth of {@code pct}
     * @param preemptions the bound of {@code exhaustive}
     */
    public static Strategy named(String name, long seed, int depth, int preemptions) {
        return switch (name) {
            case "mixed" -> new Mixed(seed);
            case "random" -> new RandomWalk(seed);
            case "pct" -> new Pct(depth, seed);
            case "pos" -> new Pos(seed);
            case "directed" -> new CycleHunt(seed);
            case "exhaustive" -> new Exhaustive(preemptions);
            default ->
                throw new IllegalArgumentException(
                        "strategy is " + name + ", but allowed is one of " + String.join(", ", NAMES) + ".");
        };
    }
}
