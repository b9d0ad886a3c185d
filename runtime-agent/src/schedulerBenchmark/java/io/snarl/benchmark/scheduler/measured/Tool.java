package io.snarl.benchmark.scheduler.measured;

import io.snarl.benchmark.scheduler.subject.SharedTest;

/** A tool that tries schedules of tests, in the way in which it is used. */
interface Tool {

    /**
     * Tries schedules until one fails and the tool has said all that it says about it, or until it has had enough.
     *
     * @param round a number that differs each time, for tools whose choices depend on one
     * @return whether a schedule failed
     */
    boolean explore(SharedTest test, int round);

    /** Tries schedules for ever, also when one fails; says no if the tool cannot do that. */
    default boolean goesOn(SharedTest test) {
        return false;
    }
}
