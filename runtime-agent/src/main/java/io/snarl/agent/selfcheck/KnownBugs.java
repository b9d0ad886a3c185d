package io.snarl.agent.selfcheck;

/** Tests of which it is known how they fail. */
public interface KnownBugs {

    /** Loses an update in some schedules. */
    void race() throws InterruptedException;

    /** Deadlocks in some schedules, by a monitor and a lock. */
    void deadlock() throws InterruptedException;

    /** Never fails. */
    void nothing() throws InterruptedException;
}
