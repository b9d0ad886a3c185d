package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.analysis.RunOutcome;

/** How a test JVM ended that did not get to the end of its tests. */
final class JvmExitMessage {

    private JvmExitMessage() {}

    static boolean cameTooEarly(RunOutcome run) {
        return !run.complete() || !run.running().isEmpty();
    }

    /** Says how the JVM ended, and during which test. */
    static String in(RunOutcome run, RuntimeException ofGradle) {
        String when = run.running().isEmpty() ? "no test" : String.join(", ", run.running());
        return "The test JVM ended while " + when + " ran: " + how(ofGradle) + ".";
    }

    /** Says how a JVM ended that ran no test then. */
    static String outsideOfTests(RuntimeException ofGradle) {
        return "The test JVM ended while no test ran: " + how(ofGradle) + ".";
    }

    /** Says how a JVM ended that has not even begun with its tests, and what to do about it. */
    static String beforeTests(RuntimeException ofGradle) {
        return "The test JVM ended before its first test: " + how(ofGradle)
                + ". What it said stands above. If the suite's"
                + " own test task gets further, some JVM argument, system property, environment variable or agent that"
                + " it sets or takes away does not go together with Snarl's agent: find out which by leaving them out"
                + " one by one.";
    }

    /** Says what Gradle has against a run, in a line. */
    static String how(RuntimeException ofGradle) {
        return ofGradle == null ? "without an error, as by System.exit or Runtime.halt" : firstLineOf(rootOf(ofGradle));
    }

    private static Throwable rootOf(Throwable failure) {
        return failure.getCause() == null ? failure : rootOf(failure.getCause());
    }

    private static String firstLineOf(Throwable failure) {
        String message = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        return message.lines().findFirst().orElse(failure.toString()).strip();
    }
}
