package io.snarl.gradle.internal.agent;

/** What the exit status of a JVM says of its end. */
public final class ExitStatus {

    /** Above it is the status of a process that was ended by a signal. */
    private static final int BY_SIGNAL = 128;

    private ExitStatus() {}

    /** Whether the JVM was ended from outside or by a failure of its own, which says nothing about the next one. */
    public static boolean isOfLostJvm(int status) {
        return status > BY_SIGNAL;
    }
}
