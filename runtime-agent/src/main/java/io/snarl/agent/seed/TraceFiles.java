package io.snarl.agent.seed;

import io.snarl.agent.text.FileNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Names trace files after their tests, each name once. */
final class TraceFiles {

    private final Path directory;
    private final FileNames names = FileNames.ofThisJvm();
    private final String setup;
    private final Map<String, Integer> used = new HashMap<>();

    /**
     * Names files.
     *
     * @param jvm how many JVMs have recorded into the directory, this one included
     */
    TraceFiles(Path directory, int jvm) {
        this.directory = directory;
        this.setup = jvm == 1 ? "setup" : "setup-of-jvm-" + jvm;
    }

    Path ofTest(SeedDescriptor test) {
        return unused(folderOf(test), test.method() == null ? test.name() : test.method());
    }

    Path ofSetup(SeedDescriptor container) {
        // A setup without events has a name and no file, so the files do not show which names earlier JVMs have used.
        return unused(folderOf(container), container.method() == null ? setup : container.method() + "-" + setup);
    }

    /** Returns where a trace is written while it is not known whose it becomes. */
    Path running() {
        return directory.resolve("running.trace");
    }

    private static String folderOf(SeedDescriptor seed) {
        return seed.className() == null ? "tests" : seed.className();
    }

    private Path unused(String folder, String name) {
        String path = names.keepingStart(folder) + "/" + names.keepingStart(name);
        Path file;
        do {
            int count = used.merge(path.toLowerCase(Locale.ROOT), 1, Integer::sum);
            file = directory.resolve(count == 1 ? path + ".trace" : path + "-" + count + ".trace");
        } while (ofEarlierJvm(file));
        return file;
    }

    private static boolean ofEarlierJvm(Path file) {
        return Files.exists(file);
    }

    /** Returns how many bytes the traces have that earlier JVMs have left. */
    long size() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".trace"))
                    .mapToLong(file -> file.toFile().length())
                    .sum();
        }
    }

    Path directory() {
        return directory;
    }
}
