package io.snarl.fault;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;

/** Counts the calls of all methods of the analysis, or makes one of them throw. */
public final class ThrowingAgent {

    private static final String ANALYSIS = "io.snarl.core.synthesis.Main ";

    private ThrowingAgent() {}

    /**
     * Is called in each JVM that a build starts, and does something in that of the analysis alone.
     *
     * @param argument the file that says what is to be done
     */
    public static void premain(String argument, Instrumentation instrumentation) throws IOException {
        if (System.getProperty("sun.java.command", "").startsWith(ANALYSIS)) {
            Calls.begin(Path.of(argument));
            // A class of its own, since only the analysis has what it needs on its class path.
            WatchedCalls.in(instrumentation);
        }
    }
}
