package io.snarl.agent.strategy.exhaustive;

import io.snarl.agent.strategy.SchedulingChoice;
import java.util.Arrays;

/**
 * Keeps an exhaustive search out of endless loops that wait for other threads (Musuvathi, Qadeer: Fair stateless model
 * checking, PLDI 2008, algorithm 1). A thread that yields for the second time must let those go first that could have
 * gone on all the time since its first yield and did not. Sets of threads are bits of a long.
 */
final class FairnessPriorities {

    private final long[] goFirst = new long[Long.SIZE];
    private final long[] enabledSinceYield = new long[Long.SIZE];
    private final long[] disabledSinceYield = new long[Long.SIZE];
    private final long[] ranSinceYield = new long[Long.SIZE];
    private long enabledBefore;
    private int ran;

    void begin() {
        Arrays.fill(goFirst, 0);
        Arrays.fill(enabledSinceYield, 0);
        Arrays.fill(disabledSinceYield, 0);
        Arrays.fill(ranSinceYield, -1L);
        ran = SchedulingChoice.NONE;
    }

    /** Notes which threads could go on now, after the last one that ran did a step. */
    void enabled(long threads) {
        if (ran != SchedulingChoice.NONE) {
            disabledSinceYield[ran] |= enabledBefore & ~threads;
        }
        for (int i = 0; i < Long.SIZE; i++) {
            enabledSinceYield[i] &= threads;
        }
        enabledBefore = threads;
    }

    void yields(int thread) {
        goFirst[thread] |= (enabledSinceYield[thread] | disabledSinceYield[thread]) & ~ranSinceYield[thread];
        enabledSinceYield[thread] = enabledBefore & ~(1L << thread);
        disabledSinceYield[thread] = 0;
        ranSinceYield[thread] = 0;
    }

    /** Returns those of the enabled threads that need not let another one go first. */
    long allowed() {
        long allowed = 0;
        for (long rest = enabledBefore; rest != 0; rest &= rest - 1) {
            int thread = Long.numberOfTrailingZeros(rest);
            if ((goFirst[thread] & enabledBefore) == 0) {
                allowed |= 1L << thread;
            }
        }
        return allowed;
    }

    /** Returns whether any thread has to let another one go first. */
    boolean holdsBack() {
        for (long threads : goFirst) {
            if (threads != 0) {
                return true;
            }
        }
        return false;
    }

    void runs(int thread) {
        for (int i = 0; i < Long.SIZE; i++) {
            goFirst[i] &= ~(1L << thread);
            ranSinceYield[i] |= 1L << thread;
        }
        ran = thread;
    }
}
