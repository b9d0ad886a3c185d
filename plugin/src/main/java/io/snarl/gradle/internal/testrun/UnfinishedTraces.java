package io.snarl.gradle.internal.testrun;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Marks traces that may differ if the same tests run again, by a file beside them.
 *
 * @param traces where the traces are
 */
public record UnfinishedTraces(File traces) {

    /** Sets the mark at the start of a run, since its end may come when nothing can be written any more. */
    public void begin() {
        try {
            Files.writeString(file(), "Something went wrong while the seed tests ran that need not go wrong again.\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes the mark if nothing went wrong that might not go wrong again. */
    public void end(SeedJvmRunner.RunEnd jvms) {
        try {
            if (!jvms.mayFindMore()) {
                Files.deleteIfExists(file());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns whether the mark is there. */
    public boolean areThere() {
        return Files.exists(file());
    }

    private Path file() {
        return traces.toPath().resolve("unfinished.txt");
    }
}
