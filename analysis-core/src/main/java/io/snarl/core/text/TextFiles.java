package io.snarl.core.text;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads text files whose encoding is unknown. */
public final class TextFiles {

    private TextFiles() {}

    /** Returns the text of a file, with something else in place of what is no UTF-8. */
    public static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
