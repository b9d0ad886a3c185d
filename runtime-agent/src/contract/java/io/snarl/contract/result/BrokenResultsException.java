package io.snarl.contract.result;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** Reports that the results of a run of concurrent tests cannot be read, why, and what to do next. */
public final class BrokenResultsException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private BrokenResultsException(String message, Throwable cause) {
        super(message + ". Run fuzzConcurrentTests again.", cause);
    }

    static BrokenResultsException badLine(Path file, int line, String what) {
        return new BrokenResultsException(
                "Line " + line + " of the results " + file + " cannot be read: " + what, null);
    }

    static BrokenResultsException unreadable(Path file, IOException cause) {
        return new BrokenResultsException("The results " + file + " cannot be read: " + cause, cause);
    }

    static BrokenResultsException ofOtherVersion(Path file, long version) {
        return new BrokenResultsException(
                "The results " + file + " have version " + version + " of their format, and this Snarl reads version "
                        + ResultsWriter.VERSION,
                null);
    }
}
