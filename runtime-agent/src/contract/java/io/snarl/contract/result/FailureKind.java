package io.snarl.contract.result;

import io.snarl.contract.json.JsonLine;

/** The kinds of failure of an execution. */
public enum FailureKind {
    /** Threads wait for each other, or for something that no thread is left to do. */
    DEADLOCK,
    /** The test or one of its threads ended by an exception. */
    EXCEPTION,
    /** The outcome of the calls matches no sequential order of them. */
    VIOLATION,
    /** The execution took more steps than it may. */
    ENDLESS,
    /** A thread did something that cannot be controlled; this says nothing about the test. */
    UNCONTROLLED,
    /** The schedule that was to be replayed does not fit; this says nothing about the test. */
    DIVERGED;

    /** Tells whether it says something about the test. */
    public boolean isBug() {
        return this != UNCONTROLLED && this != DIVERGED;
    }

    /** Returns it in words. */
    @Override
    public String toString() {
        return JsonLine.word(this);
    }
}
