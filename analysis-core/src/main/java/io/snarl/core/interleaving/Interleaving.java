package io.snarl.core.interleaving;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An execution as a person looks at it.
 *
 * @param threads the names of the threads that are shown
 * @param steps in the order in which they were taken
 * @param ending how the execution ended, in words
 */
public record Interleaving(List<String> threads, List<Step> steps, List<String> ending) {

    /** Copies the lists, so that an execution never changes. */
    public Interleaving {
        threads = List.copyOf(threads);
        steps = List.copyOf(steps);
        ending = List.copyOf(ending);
    }

    /** Reads the table of a file. */
    public static Interleaving read(Path file) throws IOException {
        return parse(Files.readString(file));
    }

    /** Reads a table. */
    public static Interleaving parse(String text) {
        return new TableReader(text).read();
    }

    /**
     * What a thread did.
     *
     * @param thread the position of its thread, or -1 for steps of several threads that are not shown
     * @param text such as {@code reads balance: 30}
     * @param source file and line, or an empty text
     * @param notes what came of it, and how the execution ended there
     */
    public record Step(int thread, String text, String source, List<String> notes) {

        /** Copies the list, so that a step never changes. */
        public Step {
            notes = List.copyOf(notes);
        }

        /** Tells whether it stands for steps that are not shown. */
        public boolean isFolded() {
            return text.startsWith("... ");
        }
    }
}
