package io.snarl.gradle.internal;

import io.snarl.gradle.internal.analysis.RunOutcome;
import java.io.File;
import java.util.Optional;

/**
 * Decides whether a traced run has done its work, and says what to do if it has not.
 *
 * @param task the name of the task
 * @param traces where the traces are
 */
record RunVerdict(String task, File traces) {

    /** Why the run is a failure; absent if at least one test can be used and nothing was lost. */
    Optional<String> failureOf(RunOutcome run, RuntimeException ofGradle) {
        if (!run.complete() || !run.running().isEmpty()) {
            return Optional.of(jvmEnded(run, ofGradle));
        }
        if (run.usable() > 0 || ofGradle != null) {
            return Optional.empty();
        }
        return Optional.of(run.ended() == 0 ? noTest() : noPassedTest(run));
    }

    private String jvmEnded(RunOutcome run, RuntimeException ofGradle) {
        String how = ofGradle == null ? "without an error, as by System.exit or Runtime.halt" : rootOf(ofGradle);
        return run.running().isEmpty()
                ? "The test JVM ended while no test ran: " + how + ". " + kept(run) + " Run " + task
                        + " with --info to see what the JVM said."
                : "The test JVM ended while " + String.join(", ", run.running()) + " ran: " + how + ". " + kept(run)
                        + " Mend that test or leave it out by snarl.seedTests.exclude, and run " + task + " again.";
    }

    private String kept(RunOutcome run) {
        return switch (run.usable()) {
            case 0 -> "No test had passed before.";
            case 1 -> "The trace of the one test that had passed before is kept in " + traces + ".";
            default ->
                "The traces of the " + run.usable() + " tests that had passed before are kept in " + traces + ".";
        };
    }

    String noTest() {
        return task + " found no test to trace: the test classes hold none that JUnit runs, or tags, categories or"
                + " filters leave all of them out. Write a JUnit test, or name another suite by snarl.seedTests.suite.";
    }

    private String noPassedTest(RunOutcome run) {
        return task + " has no usable trace: none of the " + run.ended()
                + " seed tests passed, and only a test that passes can be a seed. See above for the reasons, and let at"
                + " least one of them pass.";
    }

    private static String rootOf(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String message = root.getMessage() == null ? root.toString() : root.getMessage();
        return message.lines().findFirst().orElse(root.toString()).strip();
    }
}
