package io.snarl.agent.strategy;

/** Chooses the thread that goes on wherever several could. */
public interface Strategy {

    /** Prepares for another schedule of the same test; returns false if there is none left to try. */
    boolean begin();

    /** Returns whether it is to be asked also where only one thread can go on; the same for all of a schedule. */
    default boolean everywhere() {
        return false;
    }

    /** Returns whether it wants objects to have names that mean the same in every schedule; the same for all of a schedule. */
    default boolean asksForNames() {
        return false;
    }

    /** Returns whether its schedules build on each other, so that the same choices must always lead to the same place. */
    default boolean isSystematic() {
        return false;
    }

    /** Returns the number of an enabled thread. */
    int choose(SchedulingChoice choice);

    /** Gets to know that a thread is about to take a lock while it holds others, also where there is no choice. */
    default void locks(SchedulingChoice state, int thread) {}

    /** Gets to know that the schedule has ended, after how many choices, and whether the test failed. */
    default void end(int choices, boolean failed) {}

    /**
     * Gets to know, between two schedules, that from now on there are choices where there were none, because threads were seen to
     * share more than was known. What has been shown before was shown for fewer schedules than there are.
     */
    default void widened() {}

    /** Gets to know why a schedule does not count as one that was tried, such as that it could not be controlled. */
    default void doubt(String reason) {}

    /**
     * Returns what the schedules so far have shown, in words, given that none of them failed and all of them were controlled; or null
     * if it is nothing more than their number.
     */
    default String claim() {
        return null;
    }

    /** Returns how a report calls it, with whatever its choices depend on. */
    String describe();
}
