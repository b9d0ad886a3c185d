package io.snarl.agent;

import io.snarl.agent.text.Characters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ends the JVM when to go on would be pointless, with a message for the user in {@code failure.txt} and on the console. */
final class EmergencyExit {

    private static final int STATUS = 97;

    private final Path output;

    EmergencyExit(Path output) {
        this.output = output;
    }

    void traceNotWritten(IOException cause) {
        exit("A trace could not be written to " + output + ": " + cause.getMessage()
                + ". Make room on the disk or make the directory writable, and run the task again."
                + " The traces of tests that had ended are complete.");
    }

    void testDoesNotEnd(String test, long seconds) {
        String stack = Thread.getAllStackTraces().entrySet().stream()
                .filter(entry -> Stream.of(entry.getValue())
                        .anyMatch(frame -> frame.getClassName().startsWith("org.junit.")))
                .findFirst()
                .map(entry -> Stream.of(entry.getValue()).limit(10).map(frame -> "\n    at " + frame))
                .orElse(Stream.of())
                .collect(Collectors.joining());
        exit("The seed test " + test + " has not ended within " + seconds
                + " s. Raise snarl.seedTests.testTimeout if it only needs longer, or leave it out by"
                + " snarl.seedTests.exclude. The traces of tests that had ended are complete." + stack);
    }

    void selfCheckFailed(String message) {
        exit(message);
    }

    private void exit(String message) {
        System.err.println(message);
        try {
            Files.writeString(output.resolve("failure.txt"), Characters.encodable(message) + "\n");
        } catch (IOException e) {
            // The message is on the console, and there is no other place for it.
            System.err.println("(failure.txt could not be written: " + e.getMessage() + ")");
        }
        Runtime.getRuntime().halt(STATUS);
    }
}
