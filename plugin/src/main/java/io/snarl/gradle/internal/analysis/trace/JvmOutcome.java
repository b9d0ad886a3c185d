package io.snarl.gradle.internal.analysis.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;

/**
 * How far a test JVM has come, in a file that carries it from the worker to the task.
 *
 * @param complete whether it has run all of its tests
 * @param gotOn whether it has run any test, or lost one
 * @param usable how many tests have a trace by now
 * @param lost how many tests were lost by now, or containers of tests
 * @param mayFindMore whether one of those need not be lost if the same is run again
 * @param worthAnotherTry the ids of tests that were lost and may pass in a JVM of their own
 */
public record JvmOutcome(
        boolean complete, boolean gotOn, int usable, int lost, boolean mayFindMore, List<String> worthAnotherTry) {

    /** The outcome of a JVM in which the agent did not start. */
    public static final JvmOutcome NOTHING = new JvmOutcome(false, false, 0, 0, false, List.of());

    void writeTo(Path file) throws IOException {
        var properties = new Properties();
        properties.setProperty("complete", Boolean.toString(complete));
        properties.setProperty("gotOn", Boolean.toString(gotOn));
        properties.setProperty("usable", Integer.toString(usable));
        properties.setProperty("lost", Integer.toString(lost));
        properties.setProperty("mayFindMore", Boolean.toString(mayFindMore));
        properties.setProperty("tests", Integer.toString(worthAnotherTry.size()));
        for (int i = 0; i < worthAnotherTry.size(); i++) {
            properties.setProperty("test." + i, worthAnotherTry.get(i));
        }
        try (var writer = Files.newBufferedWriter(file)) {
            properties.store(writer, null);
        }
    }

    /** Reads what the worker has written. */
    public static JvmOutcome readFrom(Path file) throws IOException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        int tests = Integer.parseInt(properties.getProperty("tests"));
        return new JvmOutcome(
                Boolean.parseBoolean(properties.getProperty("complete")),
                Boolean.parseBoolean(properties.getProperty("gotOn")),
                Integer.parseInt(properties.getProperty("usable")),
                Integer.parseInt(properties.getProperty("lost")),
                Boolean.parseBoolean(properties.getProperty("mayFindMore")),
                IntStream.range(0, tests)
                        .mapToObj(i -> properties.getProperty("test." + i))
                        .toList());
    }
}
