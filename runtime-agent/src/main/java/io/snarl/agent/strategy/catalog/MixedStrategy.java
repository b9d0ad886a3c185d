package io.snarl.agent.strategy.catalog;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.directed.CycleHuntStrategy;
import io.snarl.agent.strategy.random.PctStrategy;
import io.snarl.agent.strategy.random.PosStrategy;
import io.snarl.agent.strategy.random.RandomWalkStrategy;

/**
 * Alternates between strategies, since each finds bugs that others are unlikely to find, and no test says beforehand
 * which it has. Every second schedule goes to a potential deadlock as long as there is one that has not been tried a few
 * times.
 */
public final class MixedStrategy implements Strategy {

    private static final int TRIES_OF_A_CYCLE = 3;

    private final long seed;
    private final Strategy[] turns;
    private final CycleHuntStrategy hunt;
    private Strategy active;
    private int turn;
    private boolean hunted;

    public MixedStrategy(long seed) {
        this.seed = seed;
        // Each throws dice of its own.
        hunt = new CycleHuntStrategy(SeededRandom.mix(seed));
        Strategy walk = new RandomWalkStrategy(SeededRandom.mix(seed + 1));
        Strategy pos = new PosStrategy(SeededRandom.mix(seed + 2));
        turns = new Strategy[] {
            walk,
            pos,
            new PctStrategy(2, SeededRandom.mix(seed + 3)),
            walk,
            pos,
            new PctStrategy(3, SeededRandom.mix(seed + 4)),
            walk,
            pos,
            new PctStrategy(1, SeededRandom.mix(seed + 5))
        };
        active = walk;
    }

    @Override
    public boolean begin() {
        hunted = !hunted && hunt.hasTriedLessThan(TRIES_OF_A_CYCLE);
        if (hunted) {
            active = hunt;
            hunt.beginHunt();
            return true;
        }
        hunt.watch();
        active = turns[turn++ % turns.length];
        return active.begin();
    }

    @Override
    public boolean asksForNames() {
        return hunt.asksForNames();
    }

    @Override
    public int choose(SchedulingChoice choice) {
        return active.choose(choice);
    }

    @Override
    public void locks(SchedulingChoice state, int thread) {
        hunt.locks(state, thread);
    }

    /** All strategies learn from the length of each schedule and the locks that it took. */
    @Override
    public void end(int choices, boolean failed) {
        for (Strategy one : turns) {
            one.end(choices, failed);
        }
        hunt.end(choices, failed);
    }

    @Override
    public String describe() {
        return "mixed, seed " + seed;
    }
}
