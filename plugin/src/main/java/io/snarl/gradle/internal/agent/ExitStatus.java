package io.snarl.gradle.internal.agent;

/** Interprets the exit status of a JVM. */
public final class ExitStatus {

    /** The status of a process that was ended by a signal is above this. */
    private static final int BY_SIGNAL = 128;

    private ExitStatus() {}

    /** Whether the JVM was ended from outside or by a failure of its own, which says nothing about the next one. */
    public static boolean isOfLostJvm(int status) {
        return status > BY_SIGNAL;
    }
}
