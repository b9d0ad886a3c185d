package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;

/**
 * Runs the threads sequentially without a preemption, beginning with another thread in each schedule. The thread of the
 * test itself goes on last, since it is there to wait for the others.
 */
final class OneByOneStrategy implements Strategy {

    private static final int MOST_THREADS = 8;

    private int threads = 1;
    private int first;
    private int schedules;

    /** Returns false when every thread has been the first, or as many as that is worth. */
    @Override
    public boolean begin() {
        first = schedules++;
        return first < Math.min(threads, MOST_THREADS);
    }

    @Override
    public int choose(SchedulingChoice choice) {
        threads = Math.max(threads, choice.enabled(choice.enabledCount() - 1));
        if (choice.current() != SchedulingChoice.NONE) {
            // Not even if it asks others to go first: that may be a guess, and what comes of it would not be
            // sequential.
            return choice.current();
        }
        int best = choice.enabled(0);
        for (int i = 1; i < choice.enabledCount(); i++) {
            best = rank(choice.enabled(i)) < rank(best) ? choice.enabled(i) : best;
        }
        return best;
    }

    private int rank(int thread) {
        return thread == 0 ? threads : Math.floorMod(thread - 1 - first, threads);
    }

    @Override
    public String describe() {
        return "one by one";
    }
}
