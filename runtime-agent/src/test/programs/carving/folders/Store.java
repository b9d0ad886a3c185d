package folders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps numbers in files of a directory. */
class Store {

    private final Path directory;
    private volatile int stored;

    Store(Path directory) throws IOException {
        this.directory = Files.createDirectories(directory);
    }

    void store(String name) throws IOException {
        Files.writeString(directory.resolve(name), "1");
        stored++;
    }

    int stored() {
        return stored;
    }
}
