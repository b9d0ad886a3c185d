package io.snarl.agent.selfcheck;

/** Tests with known failures. */
public interface KnownBugs {

    /** Loses an update in some schedules. */
    void race() throws InterruptedException;

    /** Deadlocks in some schedules, by a monitor and a lock. */
    void deadlock() throws InterruptedException;

    /** Never fails. */
    void nothing() throws InterruptedException;
}
