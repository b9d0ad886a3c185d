package io.snarl.contract.interleaving;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** Reports that an interleaving cannot be read, why, and what to do next. */
public final class BrokenInterleavingException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private BrokenInterleavingException(String message, Throwable cause) {
        super(
                message
                        + ". Run what has found the bug again: synthesizeConcurrentTests --rerun or fuzzConcurrentTests.",
                cause);
    }

    static BrokenInterleavingException badLine(Path file, int line, String what) {
        return new BrokenInterleavingException(
                "Line " + line + " of the interleaving " + file + " cannot be read: " + what, null);
    }

    static BrokenInterleavingException unreadable(Path file, IOException cause) {
        return new BrokenInterleavingException("The interleaving " + file + " cannot be read: " + cause, cause);
    }

    static BrokenInterleavingException ofOtherVersion(Path file, long version) {
        return new BrokenInterleavingException(
                "The interleaving " + file + " has version " + version + " of its format, and this Snarl reads version "
                        + InterleavingFile.VERSION,
                null);
    }

    static BrokenInterleavingException incomplete(Path file) {
        return new BrokenInterleavingException("The interleaving " + file + " is not complete", null);
    }
}
