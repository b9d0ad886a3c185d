package io.snarl.gradle.internal.jars;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A jar inside the plugin's own, as its index lists it.
 *
 * @param path the part that it belongs to and its name, such as {@code agent/runtime-agent-1.0.jar}
 * @param size how many bytes it has
 * @param hash the SHA-256 of its bytes, so that the same jar of several versions is unpacked once
 */
record CarriedJar(String path, long size, String hash) {

    private static final List<CarriedJar> ALL = readIndex();

    /** The jars of a part in the order of their class path. */
    static List<CarriedJar> of(CarriedPart part) {
        return ALL.stream().filter(jar -> jar.path.startsWith(part.directory())).toList();
    }

    private static List<CarriedJar> readIndex() {
        try (InputStream index = resource("index.txt");
                var lines = new BufferedReader(new InputStreamReader(index, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .map(line -> line.split(" "))
                    .map(CarriedJar::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CarriedJar of(String[] line) {
        return new CarriedJar(line[0], Long.parseLong(line[1]), line[2]);
    }

    private static InputStream resource(String name) {
        return CarriedJar.class.getResourceAsStream(name);
    }

    /** Unpacks the jar into a directory unless it is there, even if others do so at the same time, and returns its file. */
    Path unpackedIn(Path directory) throws IOException {
        Path file = directory.resolve(hash).resolve(path.substring(path.indexOf('/') + 1));
        if (Files.exists(file) && Files.size(file) == size) {
            return file;
        }
        Files.createDirectories(file.getParent());
        Path whole = Files.createTempFile(file.getParent(), "unpacking", ".tmp");
        try (InputStream bytes = resource(path)) {
            Files.copy(bytes, whole, StandardCopyOption.REPLACE_EXISTING);
            return Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(whole);
        }
    }
}
