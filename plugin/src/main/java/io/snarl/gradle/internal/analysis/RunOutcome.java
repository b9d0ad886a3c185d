package io.snarl.gradle.internal.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * The outcome of a run of tests, in a file that carries it from the worker to the task.
 *
 * @param ended how many tests have ended
 * @param usable of how many of them the task has what it wants: a trace, or knowledge whether they fail
 * @param failed how many of them have failed
 * @param complete whether the test JVM ended by itself
 * @param running the tests that had begun and not ended
 * @param summary what a user is told, in a few lines
 */
public record RunOutcome(int ended, int usable, int failed, boolean complete, List<String> running, String summary) {

    /** The outcome of a run that found no test. */
    public static final RunOutcome NOTHING = new RunOutcome(0, 0, 0, true, List.of(), "");

    public void writeTo(Path file) throws IOException {
        var properties = new Properties();
        properties.setProperty("ended", Integer.toString(ended));
        properties.setProperty("usable", Integer.toString(usable));
        properties.setProperty("failed", Integer.toString(failed));
        properties.setProperty("complete", Boolean.toString(complete));
        properties.setProperty("running", String.join("\n", running));
        properties.setProperty("summary", summary);
        // Not by a writer, which fails at half a pair of surrogates: to a stream such chars are written as escapes.
        try (var out = Files.newOutputStream(file)) {
            properties.store(out, null);
        }
    }

    /** Reads what the worker has written. */
    public static RunOutcome readFrom(Path file) throws IOException {
        var properties = new Properties();
        try (var in = Files.newInputStream(file)) {
            properties.load(in);
        }
        return new RunOutcome(
                Integer.parseInt(properties.getProperty("ended")),
                Integer.parseInt(properties.getProperty("usable")),
                Integer.parseInt(properties.getProperty("failed")),
                Boolean.parseBoolean(properties.getProperty("complete")),
                properties.getProperty("running").lines().toList(),
                properties.getProperty("summary"));
    }
}
