package io.snarl.agent.strategy.random;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;

/** Chooses every enabled thread with the same probability, except one that asks others to go first. */
public final class RandomWalkStrategy implements Strategy {

    private final SeededRandom random;

    public RandomWalkStrategy(long seed) {
        random = new SeededRandom(seed);
    }

    @Override
    public boolean begin() {
        random.nextSchedule();
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        int current = choice.current();
        if (current == SchedulingChoice.NONE || !choice.yields() || choice.enabledCount() == 1) {
            return choice.enabled(random.below(choice.enabledCount()));
        }
        int position = random.below(choice.enabledCount() - 1);
        int thread = choice.enabled(position);
        // The numbers ascend, so from the current thread on each one stands in for its predecessor.
        return thread < current ? thread : choice.enabled(position + 1);
    }

    @Override
    public String describe() {
        return "random walk, seed " + random.seed();
    }
}
