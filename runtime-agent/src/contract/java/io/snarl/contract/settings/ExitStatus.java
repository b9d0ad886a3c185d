package io.snarl.contract.settings;

/** Interprets the exit status of a JVM. */
public final class ExitStatus {

    /** That of a JVM which the agent has ended. */
    public static final int BY_AGENT = 97;

    /** The signal that kills a process. */
    public static final int KILL = 9;

    /** The signal that asks a process to end. */
    public static final int TERMINATE = 15;

    /** Shells, Java and Gradle add this to the number of a signal. */
    private static final int SIGNALS = 128;

    private ExitStatus() {}

    /** Returns whether a JVM was ended from outside or by a failure of its own, which says nothing about the next one. */
    public static boolean isOfSignal(int status) {
        return status > SIGNALS;
    }

    /** Returns the number of the signal that has ended a JVM, 0 if none has. */
    public static int signalOf(int status) {
        return isOfSignal(status) && status < 2 * SIGNALS ? status - SIGNALS : 0;
    }
}
