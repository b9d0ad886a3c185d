package io.snarl.agent.explore.result;

import java.util.Map;

/** Identifies a JVM among those that run tests at the same time and write to one file. */
public final class JvmIdentifier {

    private static final String VARIABLE = "SNARL_JVM";

    /** The property by which Gradle numbers JVMs that run at the same time. */
    private static final String SEVERAL = "snarl.forks";

    private JvmIdentifier() {}

    /**
     * Returns the identifier of this JVM, or null if it is alone; one that runs tests for another has the identifier of
     * the other.
     */
    public static String current() {
        return of(
                System.getenv(VARIABLE),
                System.getProperty(SEVERAL),
                ProcessHandle.current().pid());
    }

    static String of(String inherited, String several, long pid) {
        if (inherited != null) {
            return inherited;
        }
        return several == null ? null : Long.toString(pid);
    }

    /** Passes the identifier on to a JVM that runs tests for this one. */
    public static void inherit(Map<String, String> environment) {
        String mark = current();
        if (mark != null) {
            environment.put(VARIABLE, mark);
        }
    }
}
