package io.snarl.core.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.result.TestResult;
import io.snarl.core.file.WriteProblem;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What lab JVMs have left, by what they were given to run.
 *
 * <p>An analysis that has died and is started again comes to the same tests, and finds here what became of those that were run.
 *
 * @param directory where it lies
 */
record LabJournal(Path directory) {

    /** Is there if the JVM had to be ended. */
    private static final String TIME_OVER = "time-over";

    /**
     * Names what a JVM is given.
     *
     * @param attempt how many JVMs were given something in the same run before
     */
    static String keyOf(Map<String, String> sources, Collecting collecting, int attempt) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(collecting.word().getBytes(UTF_8));
            new TreeMap<>(sources).forEach((name, source) -> {
                digest.update(name.getBytes(UTF_8));
                digest.update(source.getBytes(UTF_8));
            });
            return HexFormat.of().formatHex(digest.digest(), 0, 12) + "-" + attempt;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }

    boolean wasTimeOver(String key) {
        return Files.exists(directory.resolve(key).resolve(TIME_OVER));
    }

    /** Returns the results that were kept. */
    Optional<Path> find(String key) {
        return Optional.of(directory.resolve(key).resolve(RunResults.FILE)).filter(Files::isRegularFile);
    }

    /** Tells whether the schedules and interleavings are there that the results of a run name. */
    static boolean hasFilesOf(RunResults run) {
        return run.tests().stream()
                .map(TestResult::collected)
                .flatMap(collected -> Stream.concat(
                        collected.deadlocks().stream()
                                .flatMap(deadlock -> Stream.of(deadlock.schedule(), deadlock.interleaving())),
                        collected.violations().stream()
                                .flatMap(found -> Stream.of(found.schedule(), found.interleaving()))))
                .allMatch(Files::isRegularFile);
    }

    /**
     * Takes over what a JVM has left.
     *
     * @param withFiles whether schedules and interleavings are kept too
     * @param timeOver whether the JVM had to be ended
     * @return the results, empty if it has left none
     */
    Optional<Path> keep(String key, Path results, boolean withFiles, boolean timeOver) throws IOException {
        if (!Files.isRegularFile(results.resolve(RunResults.FILE))) {
            return Optional.empty();
        }
        Path kept = directory.resolve(key);
        try {
            clear(kept);
            if (timeOver) {
                Files.createFile(results.resolve(TIME_OVER));
            }
            if (withFiles || timeOver) {
                Files.delete(kept);
                Files.move(results, kept);
            } else {
                Files.move(
                        results.resolve(RunResults.FILE),
                        kept.resolve(RunResults.FILE),
                        StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (IOException e) {
            throw WriteProblem.of(kept, e);
        }
        return Optional.of(kept.resolve(RunResults.FILE));
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
