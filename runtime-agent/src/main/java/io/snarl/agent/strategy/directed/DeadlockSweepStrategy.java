package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.random.RandomWalkStrategy;

/**
 * Looks for all deadlocks of a test: it runs the threads sequentially to see which locks they take, directs some
 * schedules at each potential deadlock, and walks at random for the rest. It has no schedule left when nothing new turns
 * up.
 */
public final class DeadlockSweepStrategy implements Strategy {

    private static final int TRIES_OF_A_CYCLE = 4;
    private static final int LEAST_WALKS = 8;
    private static final int LEAST_SCHEDULES = 20;

    private final long seed;
    private final OneByOneStrategy oneByOne = new OneByOneStrategy();
    private final RandomWalkStrategy walk;
    private final CycleHuntStrategy hunt;
    private Strategy active = oneByOne;
    private int schedules;
    private int walks;

    public DeadlockSweepStrategy(long seed) {
        this.seed = seed;
        walk = new RandomWalkStrategy(SeededRandom.mix(seed));
        hunt = new CycleHuntStrategy(seed);
    }

    @Override
    public boolean begin() {
        schedules++;
        if (active == oneByOne && oneByOne.begin()) {
            hunt.watch();
            return true;
        }
        if (hunt.hasTriedLessThan(TRIES_OF_A_CYCLE)) {
            active = hunt;
            hunt.beginHunt();
            return true;
        }
        active = walk;
        hunt.watch();
        return walk.begin() && (walks++ < LEAST_WALKS || schedules <= LEAST_SCHEDULES);
    }

    /** Returns whether the threads of the current schedule run sequentially. */
    public boolean isSequential() {
        return active == oneByOne;
    }

    /** From the beginning, since a cycle that is found without names would be another one than the same with names. */
    @Override
    public boolean asksForNames() {
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        return active.choose(choice);
    }

    @Override
    public void locks(SchedulingChoice state, int thread) {
        hunt.locks(state, thread);
    }

    @Override
    public void end(int choices, boolean failed) {
        hunt.end(choices, failed);
    }

    @Override
    public String describe() {
        return "directed at all deadlocks, seed " + seed;
    }
}
