package io.snarl.agent.simulation;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;
import java.util.Random;

/** Chooses anyone at every choice. */
public class SeededWalk implements Strategy {

    private final Random random;

    public SeededWalk(long seed) {
        this.random = new Random(seed);
    }

    @Override
    public boolean begin() {
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        return choice.enabled(random.nextInt(choice.enabledCount()));
    }

    @Override
    public String describe() {
        return "seeded walk";
    }
}
