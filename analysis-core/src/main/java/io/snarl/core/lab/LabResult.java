package io.snarl.core.lab;

import io.snarl.contract.result.TestResult;
import java.util.Optional;

/**
 * What came of a test in the lab.
 *
 * @param test its result; empty if it has not ended
 * @param problem why it has not ended, or cannot be run
 * @param cause what kept it from ending
 */
public record LabResult(Optional<TestResult> test, Optional<String> problem, Cause cause) {

    /** What can keep a test from ending. */
    public enum Cause {
        /** Nothing has. */
        NONE,
        /** The test itself, or something that only happens with it. */
        TEST,
        /** Something has killed its JVMs, which need not be this test. */
        KILLED,
        /** There was no time. */
        TIME
    }

    static LabResult of(TestResult test) {
        return new LabResult(Optional.of(test), Optional.empty(), Cause.NONE);
    }

    /** Makes one of a test that has not ended. */
    public static LabResult without(Cause cause, String problem) {
        return new LabResult(Optional.empty(), Optional.of(problem), cause);
    }
}
