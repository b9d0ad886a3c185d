package io.snarl.agent.junit.result;

/** A test that its engine did not run, and why. */
public final class SkippedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SkippedException(String reason) {
        super(reason, null, false, false);
    }
}
