package io.snarl.agent.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Directories in which tests work and that are left to be looked at when a test has failed. */
public final class Workspace {

    private static final Path ROOT = Path.of("build", "tmp", "recorded");

    private Workspace() {}

    /** Gives a directory that is empty. */
    public static Path fresh(String name) {
        try {
            Path directory = existing(name);
            if (Files.exists(directory)) {
                delete(directory);
            }
            return Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The directory that was made for this name, in this JVM or in the one that has started it. */
    public static Path existing(String name) {
        return ROOT.resolve(name).toAbsolutePath();
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
