package io.snarl.agent.strategy.random;

import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import io.snarl.agent.strategy.Strategy;
import java.util.Arrays;

/**
 * Partial order sampling (Yuan, Yang, Gu, CAV 2018). Each pending operation has a random priority and the highest goes on; then
 * those that conflict with it draw anew, so that no order of conflicting operations depends on an earlier one.
 */
public final class PosStrategy implements Strategy {

    private static final long UNKNOWN = -1;

    private final SeededRandom random;
    private long[] priorities = new long[8];
    private int last;

    public PosStrategy(long seed) {
        random = new SeededRandom(seed);
    }

    @Override
    public boolean begin() {
        random.nextSchedule();
        Arrays.fill(priorities, UNKNOWN);
        last = SchedulingChoice.NONE;
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        int current = choice.current();
        if (current != SchedulingChoice.NONE && current != last) {
            // It went on without being chosen, so what it is about to do now has no priority yet.
            forget(current);
        }
        int thread = highest(choice);
        Operation executed = choice.next(thread);
        for (int i = 0; i < choice.enabledCount(); i++) {
            int other = choice.enabled(i);
            if (other != thread && choice.next(other).conflictsWith(executed)) {
                priorities[other] = UNKNOWN;
            }
        }
        priorities[thread] = UNKNOWN;
        last = thread;
        return thread;
    }

    private int highest(SchedulingChoice choice) {
        int passedOver = choice.yields() ? choice.current() : SchedulingChoice.NONE;
        int best = SchedulingChoice.NONE;
        long bestPriority = UNKNOWN;
        for (int i = 0; i < choice.enabledCount(); i++) {
            int thread = choice.enabled(i);
            long priority = priority(thread);
            if (thread != passedOver && priority > bestPriority) {
                best = thread;
                bestPriority = priority;
            }
        }
        return best == SchedulingChoice.NONE ? choice.enabled(0) : best;
    }

    private long priority(int thread) {
        makeRoomFor(thread);
        if (priorities[thread] == UNKNOWN) {
            priorities[thread] = random.draw() >>> 1;
        }
        return priorities[thread];
    }

    private void forget(int thread) {
        makeRoomFor(thread);
        priorities[thread] = UNKNOWN;
    }

    private void makeRoomFor(int thread) {
        if (thread >= priorities.length) {
            int known = priorities.length;
            priorities = Arrays.copyOf(priorities, thread * 2);
            Arrays.fill(priorities, known, priorities.length, UNKNOWN);
        }
    }

    @Override
    public String describe() {
        return "pos, seed " + random.seed();
    }
}
