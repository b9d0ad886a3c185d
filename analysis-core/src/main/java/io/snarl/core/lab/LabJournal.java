package io.snarl.core.lab;

import io.snarl.contract.result.BrokenResultsException;
import io.snarl.contract.result.RunResults;
import io.snarl.core.file.WriteProblem;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;

/**
 * What came of the tests that the lab has run, with their schedules and interleavings.
 *
 * <p>An analysis that has died and is started again comes to the same tests, and finds here what became of those that were run.
 *
 * @param directory where it lies
 */
record LabJournal(Path directory) {

    /** Returns the results of a test that has been run to its end. */
    Optional<RunResults> find(LabTrial test) {
        return read(test).filter(run -> run.complete() && !run.tests().isEmpty());
    }

    /** Returns what is wrong with lines of its results. */
    List<String> unreadable(LabTrial test) {
        return read(test).map(RunResults::unreadable).orElse(List.of());
    }

    private Optional<RunResults> read(LabTrial test) {
        Path file = directoryOf(test).resolve(RunResults.FILE);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(RunResults.read(file));
        } catch (BrokenResultsException e) {
            return Optional.empty();
        }
    }

    /** Forgets what is there of a test, and returns the directory for its results. */
    Path clear(LabTrial test) throws IOException {
        Path directory = directoryOf(test);
        clear(directory);
        return directory;
    }

    private Path directoryOf(LabTrial test) {
        return directory.resolve(test.key());
    }

    /** Empties a directory, and makes it if it is not there. */
    static void clear(Path directory) throws IOException {
        try {
            Files.createDirectories(directory);
            Files.walkFileTree(directory, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path visited, IOException problem) throws IOException {
                    if (!visited.equals(directory)) {
                        Files.delete(visited);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw WriteProblem.of(directory, e);
        }
    }
}
