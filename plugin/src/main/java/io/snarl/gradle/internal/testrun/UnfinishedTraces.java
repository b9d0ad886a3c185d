package io.snarl.gradle.internal.testrun;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Traces that may be others, or more, if the same tests run again; a file beside them says so.
 *
 * @param traces where the traces are
 */
public record UnfinishedTraces(File traces) {

    /** Says so at the start of a run, since it may end where nothing can be written any more. */
    public void begin() {
        try {
            Files.writeString(file(), "Something went wrong while the seed tests ran that need not go wrong again.\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes it back if nothing went wrong but what would go wrong again. */
    public void end(SeedJvmRunner.Result jvms) {
        try {
            if (!jvms.mayFindMore()) {
                Files.deleteIfExists(file());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the traces that are there are such. */
    public boolean areThere() {
        return Files.exists(file());
    }

    private Path file() {
        return traces.toPath().resolve("unfinished.txt");
    }
}
