package io.snarl.contract.trace;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says that a file of a traced run cannot be read, why, and what to do next. */
public final class BrokenTraceException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /** What helps: just to run it could leave the file as it is, since the task may be up to date. */
    public static final String REMEDY = "Run traceSeedTests --rerun";

    private static final String AGAIN = " " + REMEDY + ".";

    public BrokenTraceException(String message) {
        super(message);
    }

    private BrokenTraceException(String message, Throwable cause) {
        super(message, cause);
    }

    public static BrokenTraceException foreign(Path file) {
        return new BrokenTraceException("The file " + file + " is not a trace of Snarl: it does not start as one."
                + " Name a file that traceSeedTests has written.");
    }

    public static BrokenTraceException ofOtherVersion(Path file, long version, int known) {
        return new BrokenTraceException("The file " + file + " is of version " + version + ", and this Snarl reads only"
                + " version " + known + ": another Snarl has written it."
                + " Run traceSeedTests again with this one, or read it with the Snarl that wrote it.");
    }

    public static BrokenTraceException cutOff(Path file) {
        return new BrokenTraceException(
                "The trace " + file + " was cut off: the test JVM was killed or the disk was full." + AGAIN);
    }

    public static BrokenTraceException damaged(Path file, String what) {
        return new BrokenTraceException("The trace " + file + " is damaged: " + what + "." + AGAIN);
    }

    public static BrokenTraceException emptyIndex(Path index) {
        return new BrokenTraceException("The index " + index + " is empty: the test JVM ended before it ran a test."
                + " Its output says why; then run traceSeedTests again.");
    }

    public static BrokenTraceException badLine(Path index, int line, String what) {
        return new BrokenTraceException(
                "Line " + line + " of the index " + index + " cannot be read: " + what + "." + AGAIN);
    }

    public static BrokenTraceException unreadable(Path file, IOException cause) {
        String reason = cause instanceof NoSuchFileException ? "it does not exist" : cause.toString();
        return new BrokenTraceException("The file " + file + " cannot be read: " + reason + "." + AGAIN, cause);
    }
}
