package io.snarl.contract.result;

/** The outcome of exploring or replaying a test. */
public enum TestOutcome {
    /** No schedule that was tried fails; which those were is the claim. */
    PASSED,
    /** A schedule fails, and fails again when it is replayed. */
    FAILED,
    /** Most schedules could not be controlled, so nothing is known. */
    UNCONTROLLED,
    /** A schedule failed, but does not always do so when it is replayed. */
    UNSTABLE,
    /** The schedule that was to be replayed does not fit the test. */
    DIVERGED,
    /** The schedule that was to be replayed fits the test, but the test no longer fails. */
    NOT_REPRODUCED,
    /** It is disabled or does not apply here. */
    NOT_RUN
}
