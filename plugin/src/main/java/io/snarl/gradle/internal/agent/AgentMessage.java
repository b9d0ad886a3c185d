package io.snarl.gradle.internal.agent;

import io.snarl.contract.settings.PreparedFiles;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads the message in which the agent explains why it has ended a test JVM. */
public final class AgentMessage {

    private AgentMessage() {}

    /** Reads the message from where the agent writes its results. */
    public static Optional<String> in(File results) {
        Path file = file(results);
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file).strip()) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the message and deletes it, so that it is not printed twice. */
    public static Optional<String> takenFrom(File results) {
        Optional<String> message = in(results);
        try {
            Files.deleteIfExists(file(results));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return message;
    }

    private static Path file(File results) {
        return results.toPath().resolve(PreparedFiles.FAILURE);
    }
}
