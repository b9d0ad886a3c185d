package io.snarl.agent.junit;

/** The failure of a test under a schedule, told so that it can be understood and repeated. */
final class InterleavingError extends AssertionError {

    private static final long serialVersionUID = 1L;

    /**
     * Makes an error.
     *
     * @param cause the exception by which the test failed, or null
     */
    InterleavingError(String message, Throwable cause) {
        super(message, cause);
        // Where the engine is says nothing about the test.
        setStackTrace(new StackTraceElement[0]);
    }
}
