package io.snarl.contract.json;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Names files relative to the directory of the file that names them, so that all of them can be moved.
 *
 * @param directory that of the file
 */
public record RelativePaths(Path directory) {

    /** Returns the name of a file. */
    public String of(Path file) {
        return directory.relativize(file).toString().replace('\\', '/');
    }

    /** Returns the name of a file, if there is one. */
    public Optional<String> of(Optional<Path> file) {
        return file.map(this::of);
    }
}
