package io.snarl.core.synthesis;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.contract.text.Characters;
import io.snarl.core.file.WholeFile;
import io.snarl.core.file.WriteProblem;
import io.snarl.core.text.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The sources, schedules and findings of a synthesis, which belong together: all of them take the place of those of the run before, or
 * none does.
 */
final class Publication {

    private final Settings settings;
    private final Map<Path, byte[]> files = new TreeMap<>();

    Publication(Settings settings) {
        this.settings = settings;
    }

    /** Forgets what was added. */
    void clear() {
        files.clear();
    }

    /** Adds the source of a test. */
    void addSource(Path file, String source) {
        files.put(
                settings.sources().resolve(file),
                TextFiles.encodedSource(source, settings.encodings().ofTests()));
    }

    /** Adds a schedule or an interleaving, and returns where it will be. */
    Path addOfSchedule(Path file, byte[] content) {
        Path place = settings.schedules().resolve(file);
        files.put(place, content);
        return place;
    }

    /**
     * Puts everything in its place. All is written before anything is replaced, so that a disk that is full does no harm; the findings
     * come last, since they name the others.
     */
    void publish(String findings) throws IOException {
        List<WholeFile> written = new ArrayList<>();
        try {
            Files.createDirectories(settings.sources());
            Files.createDirectories(settings.schedules());
            for (Map.Entry<Path, byte[]> file : files.entrySet()) {
                written.add(WholeFile.beside(file.getKey(), file.getValue()));
            }
            written.add(WholeFile.beside(
                    settings.findings(), Characters.encodable(findings).getBytes(UTF_8)));
        } catch (IOException e) {
            written.forEach(WholeFile::discard);
            throw WriteProblem.of(settings.sources(), e);
        }
        for (WholeFile file : written) {
            file.takePlace();
        }
        removeOthers(settings.sources());
        removeOthers(settings.schedules());
    }

    /** Removes what the run before has left. */
    private void removeOthers(Path directory) throws IOException {
        List<Path> there;
        try (Stream<Path> all = Files.walk(directory)) {
            // What is inside of a directory comes before it.
            there = all.sorted(Comparator.reverseOrder()).toList();
        }
        Set<Path> kept = new HashSet<>(Set.of(directory));
        for (Path file : files.keySet()) {
            for (Path each = file; each != null && each.startsWith(directory); each = each.getParent()) {
                kept.add(each);
            }
        }
        for (Path file : there) {
            if (!kept.contains(file)) {
                Files.delete(file);
            }
        }
    }
}
