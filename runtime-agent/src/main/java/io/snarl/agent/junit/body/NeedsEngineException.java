package io.snarl.agent.junit.body;

/** Says why a test can only be run by its engine. */
final class NeedsEngineException extends Exception {

    private static final long serialVersionUID = 1L;

    NeedsEngineException(String reason) {
        super(reason);
    }
}
