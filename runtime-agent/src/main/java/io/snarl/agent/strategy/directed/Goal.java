package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.SchedulingChoice;

/** The goal of a directed schedule: it says at which points threads are held back. */
public interface Goal {

    /** Whether a thread should go on now. */
    enum Advice {
        /** It may. */
        GO,
        /** Others that may go on should go first. */
        YIELD,
        /**
         * It would have to wait for another thread at once, as the goal wants it, so that it should only go on when no
         * other may.
         */
        BLOCK,
        /** It should not, unless no other can. */
        PAUSE
    }

    /** Returns whether an enabled thread should do its next operation now. */
    Advice advise(SchedulingChoice choice, int thread);

    /** Returns whether it asks what objects are called in every execution. */
    default boolean asksForNames() {
        return false;
    }

    /** Returns how a report calls it. */
    String describe();
}
