package io.snarl.contract.lab;

/** The phases of a trial that a JVM of the lab tells the time of. */
public enum TrialPhase {
    /** Finding the test, with loading its class. */
    DISCOVERING,
    /** Rewriting classes, in whatever phase they are loaded. */
    REWRITING,
    /** The first execution, which loads the classes of the library, and the sequential orders of the calls. */
    ORDERS,
    /** Executions that look for bugs. */
    SCHEDULES,
    /** Executions that confirm and shorten what was found. */
    REPLAYS
}
