package io.snarl.core.finding;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** Says that a file of findings cannot be read, why, and what to do next. */
public final class BrokenFindingsException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private BrokenFindingsException(String message, Throwable cause) {
        super(message, cause);
    }

    static BrokenFindingsException bad(Path file, String what) {
        return new BrokenFindingsException(
                "The findings " + file + " cannot be read: " + what + ". Run synthesizeConcurrentTests again.", null);
    }

    static BrokenFindingsException unreadable(Path file, IOException cause) {
        return new BrokenFindingsException(
                "The findings " + file + " cannot be read: " + cause + ". Run synthesizeConcurrentTests again.", cause);
    }
}
