package io.snarl.core.synthesis;

/**
 * Ends this JVM when the process that has started it is gone: nobody waits for the results any more, and the next build writes to the same
 * places.
 */
final class ParentWatch {

    /** What a process ends with that was asked to end. */
    private static final int STATUS = 143;

    private ParentWatch() {}

    static void begin() {
        ProcessHandle.current().parent().ifPresent(parent -> parent.onExit().thenRun(() -> System.exit(STATUS)));
    }
}
