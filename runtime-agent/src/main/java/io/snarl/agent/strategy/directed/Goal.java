package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.SchedulingChoice;

/** What a directed schedule is to bring about: it says at which points of the program threads are to be held back. */
public interface Goal {

    /** Whether a thread should go on now. */
    enum Advice {
        /** It may. */
        GO,
        /** Others that may go on should go first. */
        YIELD,
        /** It would have to wait for another thread at once, as the goal wants it, so that it should only when nobody may. */
        BLOCK,
        /** It should not, unless nobody else can. */
        PAUSE
    }

    /** Says of an enabled thread whether it should do its next operation now. */
    Advice advise(SchedulingChoice choice, int thread);

    /** Whether it asks what objects are called in every execution. */
    default boolean asksForNames() {
        return false;
    }

    /** How a report calls it. */
    String describe();
}
