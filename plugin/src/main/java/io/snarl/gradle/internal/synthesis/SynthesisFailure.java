package io.snarl.gradle.internal.synthesis;

import io.snarl.contract.settings.ExitStatus;
import io.snarl.gradle.internal.console.ErrorOutput;
import java.util.List;

/**
 * Explains why a synthesis has failed, and what to do.
 *
 * @param task the name of the task
 * @param heap the heap that the JVM had
 */
record SynthesisFailure(String task, String heap) {

    /** The exit status of a JVM that is configured to exit when it runs out of memory. */
    private static final int OUT_OF_MEMORY = 3;

    /** The exit status of a synthesis that has printed the reason itself. */
    private static final int TOLD = 1;

    /**
     * Formats the message.
     *
     * @param exit the status that the JVM ended with
     * @param errors what it wrote to its error output
     */
    String message(int exit, List<String> errors) {
        String told = ErrorOutput.messageIn(errors);
        if (exit == OUT_OF_MEMORY || told.contains("OutOfMemoryError")) {
            return task + " ran out of memory with a heap of " + heap
                    + ". Give it more by snarl.synthesis.maxHeapSize, or trace fewer tests by snarl.seedTests.include.";
        }
        if (exit == TOLD && !told.isEmpty()) {
            return told;
        }
        if (ExitStatus.isOfSignal(exit)) {
            return "The JVM of the analysis was lost each time it was started, with status " + exit
                    + ": something kills it, such as a system that is short of memory. Free some or lower"
                    + " snarl.synthesis.maxHeapSize (" + heap + "), and run " + task
                    + " again. What was found before is unchanged."
                    + (told.isEmpty() ? "" : " It said:" + System.lineSeparator() + told);
        }
        String how = "The JVM that makes the tests for " + task + " ended with status " + exit;
        return told.isEmpty()
                ? how + " and gave no reason. It may have been killed: run " + task
                        + " again, and with --info if that does not help."
                : how + ":" + System.lineSeparator() + told;
    }
}
