package io.snarl.core.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Explains why something could not be written, and what to do about it. */
public final class WriteProblem extends IOException {

    private static final long serialVersionUID = 1L;

    /** Less than this is none, whatever the file system keeps for itself. */
    private static final long NO_ROOM = 16 * 1024;

    /** What systems say of a disk that is full. */
    private static final List<String> FULL =
            List.of("no space left", "not enough space", "disk quota exceeded", "disk is full");

    private WriteProblem(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Explains why a file or directory could not be written.
     *
     * @param problem what the system says
     */
    public static WriteProblem of(Path path, IOException problem) {
        if (problem instanceof WriteProblem known) {
            return known;
        }
        if (isOfFullDisk(problem) || isFull(path)) {
            return full(path, problem);
        }
        return new WriteProblem(
                path + " cannot be written: " + reasonOf(problem)
                        + ". Make sure that this user may write there, and run the task again. What was there before is"
                        + " unchanged.",
                problem);
    }

    /** Refuses to go on where the disk of a directory is full, since what others were to write there is lost. */
    public static void requireRoom(Path directory) throws WriteProblem {
        if (isFull(directory)) {
            throw full(directory, null);
        }
    }

    private static WriteProblem full(Path path, IOException problem) {
        return new WriteProblem(
                "The disk is full: there is no room for " + path
                        + ". Make room on that disk and run the task again. What was there before is unchanged.",
                problem);
    }

    /** Tells whether an exception comes from a disk that is full. */
    public static boolean isOfFullDisk(Throwable problem) {
        for (Throwable each = problem; each != null; each = each.getCause()) {
            String message = each.getMessage() == null ? "" : each.getMessage().toLowerCase(Locale.ROOT);
            if (each instanceof IOException && FULL.stream().anyMatch(message::contains)) {
                return true;
            }
        }
        return false;
    }

    /** Systems say it in the language of the user, and numbers have none. */
    private static boolean isFull(Path path) {
        Path there = path.toAbsolutePath();
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        try {
            return there != null && Files.getFileStore(there).getUsableSpace() < NO_ROOM;
        } catch (IOException e) {
            return false;
        }
    }

    private static String reasonOf(IOException problem) {
        if (problem instanceof AccessDeniedException) {
            return "access is denied";
        }
        String reason = problem instanceof FileSystemException ofFile ? ofFile.getReason() : problem.getMessage();
        return reason == null ? problem.getClass().getSimpleName() : reason;
    }
}
