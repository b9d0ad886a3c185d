package io.snarl.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A checked-in file with the text that a test expects.
 *
 * <p>With {@code -Psnarl.refreshExpected} it is rewritten where it differs. The test fails nevertheless, so that no
 * expectation changes unseen.
 */
public final class ExpectedFile {

    private static final boolean REFRESH = Boolean.getBoolean("snarl.refreshExpected");

    private final Path file;

    private ExpectedFile(Path file) {
        this.file = file;
    }

    /** Names a file relative to the directory of the module, in which Gradle runs its tests. */
    public static ExpectedFile of(String path) {
        return new ExpectedFile(Path.of(path));
    }

    /** Fails if the text is not that of the file. */
    public void assertIs(String actual) {
        String expected = read();
        if (REFRESH && !actual.equals(expected)) {
            write(actual);
            throw new AssertionError("The expected file " + file
                    + " has been rewritten. Look at what has changed, then run the test again without"
                    + " -Psnarl.refreshExpected.");
        }
        assertThat(actual)
                .as("the text of %s; if it should change, run the test with -Psnarl.refreshExpected", file)
                .isEqualTo(expected);
    }

    private String read() {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
