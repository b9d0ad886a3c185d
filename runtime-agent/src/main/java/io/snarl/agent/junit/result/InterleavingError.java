package io.snarl.agent.junit.result;

import io.snarl.contract.code.AgentClasses;
import io.snarl.contract.code.JdkClasses;
import java.util.Arrays;

/** The failure of a test under a schedule, with what is needed to understand and repeat it. */
public final class InterleavingError extends AssertionError {

    private static final long serialVersionUID = 1L;

    /** Causes can form a cycle. */
    private static final int MOST_CAUSES = 100;

    /**
     * Makes an error.
     *
     * @param cause the exception by which the test failed, or null
     */
    public InterleavingError(String message, Throwable cause) {
        super(message, HiddenException.of(cause));
        // Where the engine is says nothing about the test.
        setStackTrace(new StackTraceElement[0]);
        Throwable part = getCause();
        for (int i = 0; part != null && i < MOST_CAUSES; i++) {
            part.setStackTrace(withoutEngine(part.getStackTrace()));
            part = part.getCause();
        }
    }

    /** Removes the frames of the engine below the test. */
    private static StackTraceElement[] withoutEngine(StackTraceElement[] trace) {
        int end = trace.length;
        while (end > 0 && isBelowTest(trace[end - 1].getClassName())) {
            end--;
        }
        boolean engineSeen =
                Arrays.stream(trace, end, trace.length).anyMatch(frame -> AgentClasses.contain(frame.getClassName()));
        return end > 0 && engineSeen ? Arrays.copyOf(trace, end) : trace;
    }

    private static boolean isBelowTest(String className) {
        return AgentClasses.contain(className) || JdkClasses.contain(className);
    }
}
