package io.snarl.agent;

import java.lang.instrument.Instrumentation;

/** The entry point that a JVM started with {@code -javaagent} calls before the program's own. */
public final class SnarlAgent {

    private SnarlAgent() {}

    /**
     * Starts the agent, or ends the JVM with the reason why it cannot.
     *
     * @throws IllegalStateException always: a JVM that runs on unwatched would look like one without bugs
     */
    public static void premain(String arguments, Instrumentation instrumentation) {
        JvmSupport.ofThisJvm().require();
        throw new IllegalStateException("This version of the Snarl agent records nothing yet: remove -javaagent to run"
                + " the program without it.");
    }
}
