package io.snarl.core.fuzz;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** Says that the results of a run of concurrent tests cannot be read, why, and what to do next. */
public final class BrokenFuzzRunException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private BrokenFuzzRunException(String message, Throwable cause) {
        super(message, cause);
    }

    static BrokenFuzzRunException badLine(Path file, int line, String what) {
        return new BrokenFuzzRunException(
                "Line " + line + " of the results " + file + " cannot be read: " + what
                        + ". Run fuzzConcurrentTests again.",
                null);
    }

    static BrokenFuzzRunException unreadable(Path file, IOException cause) {
        return new BrokenFuzzRunException(
                "The results " + file + " cannot be read: " + cause + ". Run fuzzConcurrentTests again.", cause);
    }
}
