package rules;

import java.io.File;
import java.io.IOException;

/** Keeps files of a directory. */
class Store {

    private final File directory;
    private volatile int stored;

    Store(File directory) {
        this.directory = directory;
    }

    void store(String name) throws IOException {
        if (new File(directory, name).createNewFile()) {
            stored++;
        }
    }

    int stored() {
        return stored;
    }
}
