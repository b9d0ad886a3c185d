package io.snarl.gradle.internal.analysis.trace;

import io.snarl.contract.settings.ExitStatus;
import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.SeedTestName;
import io.snarl.gradle.internal.analysis.SummaryWords;
import java.util.Optional;

/**
 * The cause for which a test JVM ended before its tests had, as far as it shows from outside.
 *
 * @param status its exit status
 * @param failure what Gradle was told to have failed in it, apart from tests
 * @param shutdown whether it was shut down in an orderly way
 */
record JvmExitCause(int status, Optional<String> failure, boolean shutdown) {

    /** The advice for tests that run out of memory. */
    static final String MORE_MEMORY = "give the suite's own test task more memory, such as maxHeapSize = \"2g\"";

    LostTest lost(SeedTestName begun, boolean container) {
        String reason = reason();
        return new LostTest(
                begun.id(),
                begun.className(),
                begun.method(),
                begun.name(),
                container,
                container ? reason + ", outside of its tests" : reason,
                remedy(),
                mayPassAgain());
    }

    /** Whether a test may pass that runs alone in a JVM, since it was not the test that has ended this one. */
    boolean isWorthAnotherTry() {
        return isOutOfMemory() || isSignal() && ExitStatus.signalOf(status) != ExitStatus.TERMINATE;
    }

    private boolean isOutOfMemory() {
        return failure.filter(text -> text.contains("OutOfMemoryError")).isPresent();
    }

    private boolean isSignal() {
        return ExitStatus.signalOf(status) != 0;
    }

    private boolean mayPassAgain() {
        return isOutOfMemory() || isSignal();
    }

    private String reason() {
        if (isOutOfMemory()) {
            return SummaryWords.firstLine(failure.get());
        }
        if (isSignal()) {
            int signal = ExitStatus.signalOf(status);
            return signal == ExitStatus.KILL || signal == ExitStatus.TERMINATE
                    ? "its JVM was killed by signal " + signal
                    : "its JVM crashed by signal " + signal;
        }
        if (shutdown) {
            return status == ExitStatus.BY_AGENT
                    ? "it ended the JVM by System.exit, and a shutdown hook did not end"
                    : "it ended the JVM by System.exit(" + status + ")";
        }
        // A JVM without memory may be unable to say that it is shut down.
        return "it ended the JVM by Runtime.halt(" + status + ")" + (status == 1 ? " or left it without memory" : "");
    }

    private Optional<String> remedy() {
        if (isOutOfMemory()) {
            return Optional.of(MORE_MEMORY);
        }
        return isSignal()
                ? Optional.of("run traceSeedTests again, with more memory for the machine if the system has killed it")
                : Optional.empty();
    }
}
