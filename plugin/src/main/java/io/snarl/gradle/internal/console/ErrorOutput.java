package io.snarl.gradle.internal.console;

import static java.util.stream.Collectors.joining;

import java.util.Collection;

/** What a JVM has written to its error output. */
public final class ErrorOutput {

    private ErrorOutput() {}

    /** Returns what is meant for a user, empty if that is nothing. */
    public static String messageIn(Collection<String> lines) {
        return lines.stream()
                // The JVM announces options that it takes from the environment.
                .filter(line -> !line.startsWith("Picked up "))
                .collect(joining(System.lineSeparator()))
                .strip();
    }
}
