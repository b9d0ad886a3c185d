package io.snarl.core.seed;

import io.snarl.contract.trace.Event;

/** Observes a seed test event by event. */
public interface SeedObserver {

    /**
     * Gets to know an event.
     *
     * @param number its place among the events of the test, setups included
     * @param moment where the test is after the event
     */
    void observe(long number, Event event, Moment moment);

    /** Gets to know that the test has ended. */
    default void finish() {}
}
