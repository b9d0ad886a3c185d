package io.snarl.agent.junit;

/** A test that its engine did not run, and why. */
final class SkippedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SkippedException(String reason) {
        super(reason, null, false, false);
    }
}
