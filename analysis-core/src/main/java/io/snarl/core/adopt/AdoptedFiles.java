package io.snarl.core.adopt;

import io.snarl.core.file.WholeFile;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.TestMethod;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Where adopted tests and their schedules go; what is there is never changed.
 *
 * @param project what files are named relative to
 * @param sources the source directory of the tests
 * @param schedules the directory of the schedules
 */
public record AdoptedFiles(Path project, Path sources, Path schedules) {

    boolean exists(TestMethod test) {
        return Files.exists(placeOf(test));
    }

    /** Returns the names of the tests that the file for a test has; none if it is not there or cannot be read. */
    Set<String> testsIn(TestMethod test) throws IOException {
        return exists(test)
                ? TestSource.of(Files.readString(placeOf(test)))
                        .map(TestSource::tests)
                        .orElse(Set.of())
                : Set.of();
    }

    /** Copies the class of a test, with no other tests than those that are wanted. */
    void copy(TestMethod test, Set<String> wanted, Consumer<String> told) throws IOException {
        TestSource source = sourceOf(test);
        Path place = placeOf(test);
        WholeFile.write(place, source.withOnly(wanted));
        told.accept("Adopted: " + nameOf(test) + " with " + String.join(", ", wanted));
        var others = new TreeSet<>(source.tests());
        others.removeAll(wanted);
        if (!others.isEmpty()) {
            told.accept("  It takes the place of the generated class, so these are not run until synthesis writes them"
                    + " anew: " + String.join(", ", others));
        }
    }

    private static TestSource sourceOf(TestMethod test) throws IOException {
        if (!Files.exists(test.file())) {
            throw new AdoptionException("There is no " + test.file() + ", which has the test " + test
                    + ". Run synthesizeConcurrentTests again.");
        }
        return TestSource.of(Files.readString(test.file()))
                .orElseThrow(() -> new AdoptionException(
                        test.file() + " cannot be read as Java. Run synthesizeConcurrentTests again."));
    }

    void copySchedules(Finding finding, Consumer<String> told) throws IOException {
        for (Bug bug : finding.bugs()) {
            Path file = bug.schedule();
            Path place = schedules.resolve(file.getFileName());
            if (!Files.exists(place) && Files.exists(file)) {
                WholeFile.write(place, Files.readAllBytes(file));
                told.accept("  Schedule: " + relative(place));
            }
        }
    }

    String nameOf(TestMethod test) {
        return relative(placeOf(test));
    }

    private Path placeOf(TestMethod test) {
        int dot = test.className().lastIndexOf('.');
        Path directory = dot < 0
                ? sources
                : sources.resolve(test.className().substring(0, dot).replace('.', '/'));
        return directory.resolve(test.file().getFileName());
    }

    private String relative(Path path) {
        return (path.startsWith(project) ? project.relativize(path) : path)
                .toString()
                .replace('\\', '/');
    }
}
