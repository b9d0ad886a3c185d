package io.snarl.core.baseline;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** Reports that a baseline cannot be read, why, and what to do next. */
public final class BrokenBaselineException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private BrokenBaselineException(String message, Throwable cause) {
        super(message, cause);
    }

    static BrokenBaselineException bad(Path file, String what) {
        return new BrokenBaselineException(message(file, what), null);
    }

    static BrokenBaselineException unreadable(Path file, IOException cause) {
        return new BrokenBaselineException(message(file, cause.toString()), cause);
    }

    private static String message(Path file, String what) {
        return "The baseline " + file + " cannot be read: " + what
                + ". Take it from version control again, or delete it and"
                + " run synthesizeConcurrentTests --update-baseline, which accepts all bugs that are found now.";
    }
}
