package io.snarl.contract.result;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Names files relative to the directory of the results, so that the results can be moved with them.
 *
 * @param directory that of the results
 */
record RelativePaths(Path directory) {

    String of(Path file) {
        return directory.relativize(file).toString().replace('\\', '/');
    }

    Optional<String> of(Optional<Path> file) {
        return file.map(this::of);
    }
}
