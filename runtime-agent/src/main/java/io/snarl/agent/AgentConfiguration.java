package io.snarl.agent;

import io.snarl.agent.fuzz.FuzzRunSettings;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * The configuration of the agent, read from its settings file.
 *
 * @param output the directory of the traces
 * @param subjectIncludes patterns of the subjects; none means all of {@code subjectClasses}
 * @param subjectExcludes patterns of classes that are no subjects
 * @param untouched patterns of classes that are never rewritten
 * @param subjectClasses directories and jars of the library itself
 * @param libraryClasses directories and jars that the library needs
 * @param testClasses directories and jars of the seed tests
 * @param branches whether branch outcomes are recorded, which no analysis reads
 * @param sampled whether what repeats itself is recorded a few times only
 * @param eventLimit how many events of one test are recorded at most
 * @param testTimeoutSeconds how long one test may run
 * @param scanned whether only classes are traced that Gradle takes for tests of JUnit 4
 * @param secretNames further names of variables and properties whose values are secrets
 * @param values whether values are recorded
 * @param fuzz how tests are run under control, or null if they are to be recorded
 */
record AgentConfiguration(
        Path output,
        List<Pattern> subjectIncludes,
        List<Pattern> subjectExcludes,
        List<Pattern> untouched,
        List<Path> subjectClasses,
        List<Path> libraryClasses,
        List<Path> testClasses,
        boolean branches,
        boolean sampled,
        long eventLimit,
        long testTimeoutSeconds,
        boolean scanned,
        List<String> secretNames,
        boolean values,
        FuzzRunSettings fuzz) {

    static AgentConfiguration read(Path file) throws IOException {
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        Path output = Path.of(required(properties, "output"));
        return new AgentConfiguration(
                output,
                patterns(properties, "subject.include"),
                patterns(properties, "subject.exclude"),
                patterns(properties, "untouched"),
                paths(properties, "subject.classes"),
                paths(properties, "library.classes"),
                paths(properties, "test.classes"),
                Boolean.parseBoolean(properties.getProperty("branches", "false")),
                Boolean.parseBoolean(properties.getProperty("sampled", "true")),
                Long.parseLong(properties.getProperty("events.limit", "5000000")),
                Long.parseLong(properties.getProperty("test.timeout.seconds", "600")),
                Boolean.parseBoolean(properties.getProperty("test.classes.scanned", "false")),
                lines(properties, "secret.names"),
                Boolean.parseBoolean(properties.getProperty("values", "true")),
                fuzz(output, properties));
    }

    private static FuzzRunSettings fuzz(Path output, Properties properties) {
        String mode = properties.getProperty("mode", "trace");
        return switch (mode) {
            case "trace" -> null;
            case "fuzz" -> FuzzRunSettings.of(output, properties);
            default -> throw new IllegalArgumentException("The Snarl agent has no mode '" + mode + "'.");
        };
    }

    /** Returns whether tests are run under control, and not recorded. */
    boolean isFuzzing() {
        return fuzz != null;
    }

    /**
     * Returns whether the user names a class of the JDK. A pattern that names any class at all names none of the JDK: to rewrite
     * all of that can only be a mistake.
     */
    boolean namesJdkClass(String name) {
        return subjectIncludes.stream()
                .filter(pattern -> !pattern.matcher("any.Class").matches())
                .anyMatch(pattern -> pattern.matcher(name).matches());
    }

    /** Returns whether a class is no subject, whoever names it. */
    boolean leavesOut(String name) {
        return anyMatches(subjectExcludes, name) || anyMatches(untouched, name);
    }

    static boolean anyMatches(List<Pattern> patterns, String name) {
        return patterns.stream().anyMatch(pattern -> pattern.matcher(name).matches());
    }

    private static String required(Properties properties, String key) {
        String value = properties.getProperty(key);
        if (value == null) {
            throw new IllegalArgumentException("The settings of the Snarl agent lack '" + key + "'.");
        }
        return value;
    }

    private static List<Pattern> patterns(Properties properties, String key) {
        return lines(properties, key).stream().map(Pattern::compile).toList();
    }

    private static List<Path> paths(Properties properties, String key) {
        return lines(properties, key).stream().map(Path::of).toList();
    }

    private static List<String> lines(Properties properties, String key) {
        return properties
                .getProperty(key, "")
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }
}
