package io.snarl.agent.junit.fork;

import io.snarl.agent.junit.result.AbortedException;
import io.snarl.agent.junit.result.HiddenException;
import io.snarl.agent.junit.result.InterleavingError;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.util.ArrayList;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestIdentifier;

/**
 * An event of a test that another JVM has reported.
 *
 * @param text the reason, the failure, or null
 */
public record ForkEvent(ForkEventKind kind, TestIdentifier test, String text) implements Serializable {

    /** The kinds of events. */
    enum ForkEventKind {
        REGISTERED,
        STARTED,
        SKIPPED,
        PASSED,
        ABORTED,
        FAILED
    }

    /** Collects events. */
    public static final class Collector extends SilentListener {

        private final ArrayList<ForkEvent> events = new ArrayList<>();

        public ArrayList<ForkEvent> events() {
            return events;
        }

        @Override
        public void dynamicTestRegistered(TestDescriptor test) {
            add(ForkEventKind.REGISTERED, test, null);
        }

        @Override
        public void executionSkipped(TestDescriptor test, String reason) {
            add(ForkEventKind.SKIPPED, test, reason);
        }

        @Override
        public void executionStarted(TestDescriptor test) {
            add(ForkEventKind.STARTED, test, null);
        }

        @Override
        public void executionFinished(TestDescriptor test, TestExecutionResult result) {
            String text = result.getThrowable().map(Collector::text).orElse(null);
            switch (result.getStatus()) {
                case SUCCESSFUL -> add(ForkEventKind.PASSED, test, null);
                case ABORTED -> add(ForkEventKind.ABORTED, test, text);
                case FAILED -> add(ForkEventKind.FAILED, test, text);
            }
        }

        private void add(ForkEventKind kind, TestDescriptor test, String text) {
            events.add(new ForkEvent(kind, TestIdentifier.from(test), text));
        }

        /** Converts an exception to text, since exceptions of users need not be serializable. */
        private static String text(Throwable thrown) {
            if (thrown instanceof AbortedException) {
                return thrown.getMessage();
            }
            boolean ours = thrown instanceof InterleavingError;
            Throwable shown = ours ? thrown.getCause() : thrown;
            var stack = new StringWriter();
            if (shown != null) {
                HiddenException.of(shown).printStackTrace(new PrintWriter(stack, true));
            }
            return ours ? thrown.getMessage() + (shown == null ? "" : "\n\nCaused by: " + stack) : stack.toString();
        }
    }
}
