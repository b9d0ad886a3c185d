package io.snarl.benchmark.measuring;

import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A library with its tests, and what the settings of a recording say of it.
 *
 * @param name what the options and the report call it
 * @param classPath with the JUnit Platform
 * @param subjects the jars of the library itself
 * @param libraries the jars that it needs
 * @param tests the jars or directories of the tests
 * @param subjectPattern which classes are subjects, wherever they are; empty means all of {@code subjects}
 * @param untouchedPattern which classes are never rewritten, empty for none
 * @param testClasses what is run
 */
public record Program(
        String name,
        List<Path> classPath,
        List<Path> subjects,
        List<Path> libraries,
        List<Path> tests,
        String subjectPattern,
        String untouchedPattern,
        List<String> testClasses) {

    private static final long EVENT_LIMIT = 1_000_000_000L;
    private static final int SECONDS_PER_TEST = 600;

    /** The settings of a recording of this program. */
    Properties settings(Path output, boolean sampled) {
        var settings = new Properties();
        settings.setProperty("output", output.toString());
        settings.setProperty("subject.classes", lines(subjects));
        settings.setProperty("library.classes", lines(libraries));
        settings.setProperty("test.classes", lines(tests));
        settings.setProperty("subject.include", subjectPattern);
        settings.setProperty("untouched", untouchedPattern);
        settings.setProperty("branches", "false");
        settings.setProperty("sampled", Boolean.toString(sampled));
        settings.setProperty("events.limit", Long.toString(EVENT_LIMIT));
        settings.setProperty("test.timeout.seconds", Integer.toString(SECONDS_PER_TEST));
        return settings;
    }

    private static String lines(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining("\n"));
    }
}
