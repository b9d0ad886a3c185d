package io.snarl.agent.seed;

import java.util.function.Consumer;

/** The run of seed tests that this JVM records; test engines create the classes that ask for it. */
public final class CurrentSeedRun {

    private static SeedRun run;
    private static boolean scannedClassesOnly;
    private static Consumer<String> finish;

    private CurrentSeedRun() {}

    /**
     * Starts recording a run; called once, by the agent, before the program starts.
     *
     * @param onlyScanned whether only classes are traced that Gradle takes for tests of JUnit 4
     * @param whenFinished ends the recording, with the reason why a test engine has given up if one has
     */
    public static void start(SeedRun started, boolean onlyScanned, Consumer<String> whenFinished) {
        run = started;
        scannedClassesOnly = onlyScanned;
        finish = whenFinished;
    }

    /** Returns the run; null in a JVM without the agent. */
    public static SeedRun get() {
        return run;
    }

    /** Returns whether only classes are traced that Gradle takes for tests of JUnit 4. */
    public static boolean tracesScannedClassesOnly() {
        return scannedClassesOnly;
    }

    /**
     * Ends the recording when all tests have run.
     *
     * @param cause why a test engine has given up, if one has
     */
    public static void finish(String cause) {
        finish.accept(cause);
    }
}
