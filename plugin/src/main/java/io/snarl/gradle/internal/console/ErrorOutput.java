package io.snarl.gradle.internal.console;

import static java.util.stream.Collectors.joining;

import java.util.Collection;

/** Extracts the message for the user from the error output of a JVM. */
public final class ErrorOutput {

    private ErrorOutput() {}

    /** Returns the message for the user, which may be empty. */
    public static String messageIn(Collection<String> lines) {
        return lines.stream()
                // The JVM announces options that it takes from the environment.
                .filter(line -> !line.startsWith("Picked up "))
                .collect(joining(System.lineSeparator()))
                .strip();
    }
}
