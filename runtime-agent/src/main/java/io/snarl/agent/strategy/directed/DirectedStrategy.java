package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.directed.Goal.Advice;
import java.util.Arrays;

/**
 * A random walk that is steered to a goal by holding threads back, as DeadlockFuzzer does (Joshi and others, PLDI 2009,
 * algorithm 3 and section 4). Where all enabled threads are paused, which the paper calls thrashing, one of them goes on.
 * A thread that has been held back for very many choices goes on like any other, since the rest may be waiting for it in
 * a loop.
 */
public final class DirectedStrategy implements Strategy {

    private static final int PATIENCE = 1_000;
    private static final int CLASSES = Advice.values().length;

    private final Goal goal;
    private final SeededRandom random;
    private final int[] counts = new int[CLASSES];
    private final int[] picks = new int[CLASSES];
    private int[] heldFor = new int[8];
    private int pauses;
    private int thrashes;

    public DirectedStrategy(Goal goal, long seed) {
        this.goal = goal;
        random = new SeededRandom(seed);
    }

    @Override
    public boolean begin() {
        random.nextSchedule();
        Arrays.fill(heldFor, 0);
        pauses = 0;
        thrashes = 0;
        return true;
    }

    @Override
    public boolean asksForNames() {
        return goal.asksForNames();
    }

    @Override
    public int choose(SchedulingChoice choice) {
        Arrays.fill(counts, 0);
        for (int i = 0; i < choice.enabledCount(); i++) {
            int thread = choice.enabled(i);
            int group = advice(choice, thread).ordinal();
            // One of the group, each with the same chance, without listing them.
            if (random.below(++counts[group]) == 0) {
                picks[group] = thread;
            }
        }
        int group = 0;
        while (counts[group] == 0) {
            group++;
        }
        if (group == Advice.PAUSE.ordinal() && choice.enabledCount() > 1) {
            thrashes++;
        }
        int thread = picks[group];
        heldFor[thread] = 0;
        return thread;
    }

    private Advice advice(SchedulingChoice choice, int thread) {
        if (thread >= heldFor.length) {
            heldFor = Arrays.copyOf(heldFor, thread * 2);
        }
        if (thread == choice.current() && choice.yields()) {
            return Advice.YIELD;
        }
        if (heldFor[thread] >= PATIENCE) {
            return Advice.GO;
        }
        Advice advice = goal.advise(choice, thread);
        boolean held = advice == Advice.PAUSE || advice == Advice.BLOCK;
        pauses += held && heldFor[thread] == 0 ? 1 : 0;
        heldFor[thread] = advice == Advice.GO ? 0 : heldFor[thread] + 1;
        return advice;
    }

    /** Returns how often in this schedule a thread was paused. */
    public int pauses() {
        return pauses;
    }

    /** Returns how often in this schedule a paused thread had to go on because no other could. */
    public int thrashes() {
        return thrashes;
    }

    @Override
    public String describe() {
        return "directed at " + goal.describe() + ", seed " + random.seed();
    }
}
