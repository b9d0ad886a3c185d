package io.snarl.contract.trace.index;

import java.util.Optional;

/**
 * A seed test that has run to its end.
 *
 * @param id its unique id on the JUnit Platform
 * @param className the class that has it, if its engine names one
 * @param method the method that it is, if its engine names one
 * @param name its display name
 * @param reason why it did not pass
 * @param recording its trace, if it has one; only a passed test does
 */
public record TracedTest(
        String id,
        Optional<String> className,
        Optional<String> method,
        String name,
        Outcome outcome,
        Optional<String> reason,
        Optional<Recording> recording) {

    /** How a test ended. */
    public enum Outcome {
        PASSED,
        FAILED,
        ABORTED
    }

    /** TypeNames it as a person would. */
    public String title() {
        return TestTitle.of(className, method, name).orElseGet(() -> TestTitle.ofId(id));
    }

    /** Tells whether the test can serve as a seed. */
    public boolean isUsable() {
        return outcome == Outcome.PASSED && recording.isPresent();
    }
}
