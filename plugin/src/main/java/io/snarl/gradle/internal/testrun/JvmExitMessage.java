package io.snarl.gradle.internal.testrun;

import io.snarl.gradle.internal.analysis.RunOutcome;

/** Formats messages about a test JVM that ended before its tests did. */
final class JvmExitMessage {

    private JvmExitMessage() {}

    static boolean cameTooEarly(RunOutcome run) {
        return !run.complete() || !run.running().isEmpty();
    }

    /** Formats how the JVM ended, and during which test. */
    static String in(RunOutcome run, RuntimeException ofGradle) {
        String when = run.running().isEmpty() ? "no test" : String.join(", ", run.running());
        return "The test JVM ended while " + when + " ran: " + how(ofGradle) + ".";
    }

    /** Formats how a JVM ended while it ran no test. */
    static String outsideOfTests(RuntimeException ofGradle) {
        return "The test JVM ended while no test ran: " + how(ofGradle) + ".";
    }

    /** Formats how a JVM ended before its first test, and what to do about it. */
    static String beforeTests(RuntimeException ofGradle) {
        return "The test JVM ended before its first test: " + how(ofGradle)
                + ". What it said stands above. If the suite's"
                + " own test task gets further, some JVM argument, system property, environment variable or agent that"
                + " it sets or takes away does not go together with Snarl's agent: find out which by leaving them out"
                + " one by one.";
    }

    /** Formats the failure that Gradle reports of a run, in one line. */
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
