package io.snarl.gradle.internal.testrun;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.gradle.api.file.FileSystemOperations;

/**
 * Keeps the results of the previous run until the new run has run something, so that a mistyped pattern or a JVM that
 * does not start loses nothing.
 *
 * <p>Each directory is moved aside together with a note of where it belongs. So whoever comes next can bring them back if a build
 * is killed in between.
 */
final class EarlierResults {

    private static final String ENDING = ".place";

    private final Path aside;
    private final FileSystemOperations files;

    /**
     * Creates a keeper for the results of a task.
     *
     * @param temporary the directory of the task's temporary files
     */
    EarlierResults(File temporary, FileSystemOperations files) {
        this.aside = temporary.toPath().resolve("earlier-results");
        this.files = files;
    }

    /** Moves directories aside; one of them may be in another. */
    void setAside(List<File> all) {
        bringBackIfLeft();
        List<File> directories = all.stream()
                .sorted(Comparator.comparingInt(file -> file.toPath().getNameCount()))
                .toList();
        try {
            Files.createDirectories(aside);
            for (int i = 0; i < directories.size(); i++) {
                File directory = directories.get(i);
                if (directory.exists()) {
                    Files.writeString(aside.resolve(i + ENDING), directory.getAbsolutePath());
                    move(directory.toPath(), aside.resolve(Integer.toString(i)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A build that was killed may have got as far as to write a part of its own; what it has not replaced belongs back. */
    private void bringBackIfLeft() {
        if (Files.exists(aside)) {
            bringBack(false);
        }
    }

    /** Moves everything back, in place of what the new run has left. */
    void bringBack() {
        bringBack(true);
    }

    private void bringBack(boolean overwrites) {
        try (Stream<Path> all = Files.list(aside)) {
            for (Path note :
                    all.filter(file -> file.toString().endsWith(ENDING)).toList()) {
                Path kept = aside.resolve(note.getFileName().toString().replace(ENDING, ""));
                Path place = Path.of(Files.readString(note));
                if (Files.exists(kept) && (overwrites || isEmpty(place))) {
                    delete(place);
                    move(kept, place);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        delete(aside);
    }

    /** Deletes what was moved aside, since there is something newer. */
    void discard() {
        delete(aside);
    }

    private static boolean isEmpty(Path directory) throws IOException {
        if (!Files.exists(directory)) {
            return true;
        }
        try (Stream<Path> all = Files.walk(directory)) {
            return all.noneMatch(Files::isRegularFile);
        }
    }

    private void delete(Path path) {
        files.delete(old -> old.delete(path.toFile()));
    }

    private void move(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // On another file system, for example.
            files.copy(copy -> copy.from(from.toFile()).into(to.toFile()));
            delete(from);
        }
    }
}
