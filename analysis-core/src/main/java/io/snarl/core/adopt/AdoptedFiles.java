package io.snarl.core.adopt;

import io.snarl.core.file.WholeFile;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.text.SourceEncodings;
import io.snarl.core.text.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Writes adopted tests and their schedules; existing files are never changed.
 *
 * @param project what files are named relative to
 * @param sources the source directory of the tests
 * @param schedules the directory of the schedules
 * @param encodings those of the sources
 */
public record AdoptedFiles(Path project, Path sources, Path schedules, SourceEncodings encodings) {

    boolean exists(TestMethod test) {
        return Files.exists(placeOf(test));
    }

    /** Returns the source that is there for the class of a test; nothing if there is none, or one that cannot be read. */
    Optional<TestSource> sourceThere(TestMethod test) throws IOException {
        return exists(test) ? TestSource.of(TextFiles.read(placeOf(test), encodings.ofSeeds())) : Optional.empty();
    }

    /**
     * Copies the class of a test.
     *
     * @param wanted no other tests than these are copied, each with the names of its schedules
     */
    void copy(TestMethod test, Map<String, List<String>> wanted, Consumer<String> told) throws IOException {
        TestSource source = sourceOf(test);
        Path place = placeOf(test);
        WholeFile.write(place, TextFiles.encodedSource(source.withOnly(wanted), encodings.ofSeeds()));
        told.accept("Adopted: " + nameOf(test) + " with " + String.join(", ", wanted.keySet()));
        var others = new TreeSet<>(source.tests());
        others.removeAll(wanted.keySet());
        if (!others.isEmpty()) {
            told.accept("  It takes the place of the generated class, so these are not run until synthesis writes them"
                    + " anew: " + String.join(", ", others));
        }
    }

    private TestSource sourceOf(TestMethod test) throws IOException {
        if (!Files.exists(test.file())) {
            throw new AdoptionException("There is no " + test.file() + ", which has the test " + test
                    + ". Run synthesizeConcurrentTests again.");
        }
        return TestSource.of(TextFiles.read(test.file(), encodings.ofTests()))
                .orElseThrow(() -> new AdoptionException(
                        test.file() + " cannot be read as Java. Run synthesizeConcurrentTests again."));
    }

    /** Returns the names of the schedules of a finding, as far as they can be had. */
    List<String> schedulesOf(Finding finding) {
        return finding.bugs().stream()
                .map(Bug::schedule)
                .filter(file -> Files.exists(file) || Files.exists(placeOf(file)))
                .map(file -> file.getFileName().toString())
                .distinct()
                .toList();
    }

    void copySchedules(Finding finding, Consumer<String> told) throws IOException {
        if (schedulesOf(finding).isEmpty()) {
            told.accept("  " + finding.id() + " has no schedule any more, so its test runs with plain threads under the"
                    + " suite's own task. Run synthesizeConcurrentTests to get one.");
        }
        for (Bug bug : finding.bugs()) {
            Path file = bug.schedule();
            Path place = placeOf(file);
            if (!Files.exists(place) && Files.exists(file)) {
                WholeFile.write(place, Files.readAllBytes(file));
                told.accept("  Schedule: " + relative(place));
            }
        }
    }

    private Path placeOf(Path schedule) {
        return schedules.resolve(schedule.getFileName());
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
