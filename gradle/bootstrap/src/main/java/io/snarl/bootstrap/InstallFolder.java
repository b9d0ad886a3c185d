package io.snarl.bootstrap;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The folder in which a distribution is made, beside the place where it will stand.
 *
 * <p>It moves there in one step and only then gets its marker, so an interrupted run leaves nothing that the wrapper
 * would take for a distribution. What such a run did leave goes away with the next one.
 */
final class InstallFolder implements AutoCloseable {

    private static final String PREFIX = "assembling-";

    private final WrapperDistribution distribution;
    private final Path folder;

    private InstallFolder(WrapperDistribution distribution, Path folder) {
        this.distribution = distribution;
        this.folder = folder;
    }

    /** To be called under the lock: whatever is there already belongs to nobody. */
    static InstallFolder create(WrapperDistribution distribution) throws IOException {
        try (DirectoryStream<Path> leftOvers = Files.newDirectoryStream(distribution.familyFolder(), PREFIX + "*")) {
            for (Path leftOver : leftOvers) {
                delete(leftOver);
            }
        }
        Path name = distribution.folder().getFileName();
        return new InstallFolder(
                distribution,
                Files.createDirectories(distribution.familyFolder().resolve(PREFIX + name)));
    }

    Path path() {
        return folder;
    }

    void install(Path home) throws IOException {
        delete(distribution.home());
        Files.move(home, distribution.home(), StandardCopyOption.ATOMIC_MOVE);
        Files.createFile(distribution.marker());
    }

    @Override
    public void close() throws IOException {
        delete(folder);
    }

    private static void delete(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        List<Path> deepestFirst;
        try (Stream<Path> files = Files.walk(path)) {
            deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : deepestFirst) {
            Files.delete(file);
        }
    }
}
