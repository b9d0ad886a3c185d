package io.snarl.contract.interleaving;

import java.nio.file.Path;
import java.util.List;

/**
 * An execution by thread and step.
 *
 * @param threads the names of the threads that are shown
 * @param steps what they did, in this order
 * @param ending what went wrong, in words
 */
public record Interleaving(List<String> threads, List<InterleavingStep> steps, List<String> ending) {

    /** The thread of steps of several threads that are not shown. */
    public static final int SEVERAL = -1;

    /** Copies the lists, so that an execution never changes. */
    public Interleaving {
        threads = List.copyOf(threads);
        steps = List.copyOf(steps);
        ending = List.copyOf(ending);
    }

    /**
     * Reads the execution of a file.
     *
     * @throws BrokenInterleavingException if the file cannot be read, or was written by another version
     */
    public static Interleaving read(Path file) {
        return InterleavingFile.read(file);
    }

    /** Returns what a file says from which it can be read. */
    public String text() {
        return InterleavingFile.text(this);
    }
}
