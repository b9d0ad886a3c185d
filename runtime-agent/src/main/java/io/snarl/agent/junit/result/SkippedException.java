package io.snarl.agent.junit.result;

/** Thrown for a test that its engine has skipped, with the reason. */
public final class SkippedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SkippedException(String reason) {
        super(reason, null, false, false);
    }
}
