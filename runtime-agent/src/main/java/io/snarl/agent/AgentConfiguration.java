package io.snarl.agent;

import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.contract.settings.AgentMode;
import io.snarl.contract.settings.AgentSetting;
import io.snarl.contract.settings.SettingsFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
 * @param testTimeout how long one test may run
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
        Duration testTimeout,
        boolean scanned,
        List<String> secretNames,
        boolean values,
        FuzzRunSettings fuzz) {

    static AgentConfiguration read(Path file) throws IOException {
        Properties settings = SettingsFile.read(file);
        Path output = AgentSetting.OUTPUT
                .in(settings)
                .orElseThrow(() -> new IllegalArgumentException(
                        "The settings of the Snarl agent lack '" + AgentSetting.OUTPUT + "'."));
        boolean isFuzzing = AgentSetting.MODE.in(settings) == AgentMode.FUZZ;
        return new AgentConfiguration(
                output,
                patterns(AgentSetting.SUBJECT_INCLUDE.in(settings)),
                patterns(AgentSetting.SUBJECT_EXCLUDE.in(settings)),
                patterns(AgentSetting.UNTOUCHED.in(settings)),
                AgentSetting.SUBJECT_CLASSES.in(settings),
                AgentSetting.LIBRARY_CLASSES.in(settings),
                AgentSetting.TEST_CLASSES.in(settings),
                AgentSetting.BRANCHES.in(settings),
                AgentSetting.SAMPLED.in(settings),
                AgentSetting.EVENT_LIMIT.in(settings),
                AgentSetting.TEST_TIMEOUT.in(settings),
                AgentSetting.TEST_CLASSES_SCANNED.in(settings),
                AgentSetting.SECRET_NAMES.in(settings),
                AgentSetting.VALUES.in(settings),
                isFuzzing ? FuzzRunSettings.of(output, settings) : null);
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

    private static List<Pattern> patterns(List<String> regexes) {
        return regexes.stream().map(Pattern::compile).toList();
    }
}
