package io.snarl.agent.junit.body;

/** Thrown for a test that only its engine can run, with the reason. */
final class NeedsEngineException extends Exception {

    private static final long serialVersionUID = 1L;

    NeedsEngineException(String reason) {
        super(reason);
    }
}
