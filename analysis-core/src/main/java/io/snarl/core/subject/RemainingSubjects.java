package io.snarl.core.subject;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Rejects patterns that leave no class to examine.
 *
 * @param own the classes of the project, which are the subjects where nothing else is said
 * @param all the classes of the project and its libraries
 * @param tests the classes of the tests
 */
public record RemainingSubjects(Set<String> own, Set<String> all, Set<String> tests) {

    private static final String INCLUDE = "snarl.subjects.include";
    private static final String EXCLUDE = "snarl.subjects.exclude";
    private static final String UNTOUCHED = "snarl.subjects.untouched";

    /**
     * Refuses patterns that leave no class.
     *
     * @throws IllegalArgumentException if nothing is left; the message names the settings and what is allowed
     */
    public void requireSome(Set<String> include, Set<String> exclude, Set<String> untouched) {
        Predicate<String> kept = anyOf(UNTOUCHED, untouched);
        Predicate<String> left = anyOf(EXCLUDE, exclude);
        Collection<String> subjects = include.isEmpty() ? own : named(include);
        String every = "every class "
                + (include.isEmpty()
                        ? "of the main source set"
                        : "that " + INCLUDE + " names (" + quoted(include) + ")");
        if (isEach(subjects, kept)) {
            throw refused(UNTOUCHED, untouched, "keeps " + every + " from being rewritten", "com.acme.Generated*");
        }
        if (isEach(tests, kept)) {
            throw refused(UNTOUCHED, untouched, "keeps every test class from being rewritten", "com.acme.Generated*");
        }
        if (isEach(subjects, left)) {
            throw refused(EXCLUDE, exclude, "leaves out " + every, "com.acme.ui.**");
        }
        if (isEach(subjects, left.or(kept))) {
            throw refused(
                    EXCLUDE,
                    exclude,
                    "together with " + UNTOUCHED + " (" + quoted(untouched) + ") leaves out " + every,
                    "com.acme.ui.**");
        }
    }

    /** None at all are no matter of these settings. */
    private static boolean isEach(Collection<String> names, Predicate<String> what) {
        return !names.isEmpty() && names.stream().allMatch(what);
    }

    /** The classes that patterns name; of the JDK, which is not looked at, a name that each of the patterns would match. */
    private Collection<String> named(Set<String> include) {
        List<String> names = new ArrayList<>();
        for (String pattern : include) {
            ClassGlob glob = ClassGlob.ofSetting(INCLUDE, pattern);
            List<String> matching = all.stream().filter(glob::matches).toList();
            if (!matching.isEmpty()) {
                names.addAll(matching);
            } else if (UnusedPatterns.mayNameClassOfJdk(glob)) {
                names.add(pattern.replace("*", "X"));
            }
        }
        return names;
    }

    private static Predicate<String> anyOf(String setting, Set<String> patterns) {
        List<ClassGlob> globs = patterns.stream()
                .map(pattern -> ClassGlob.ofSetting(setting, pattern))
                .toList();
        return name -> globs.stream().anyMatch(glob -> glob.matches(name));
    }

    private static IllegalArgumentException refused(
            String setting, Set<String> patterns, String effect, String example) {
        return new IllegalArgumentException(setting + " is " + quoted(patterns) + ", which " + effect
                + ", so there is nothing to examine. Allowed are patterns that leave some of them, such as " + example
                + ".");
    }

    private static String quoted(Set<String> patterns) {
        return patterns.stream().sorted().map(pattern -> "'" + pattern + "'").collect(joining(", "));
    }
}
