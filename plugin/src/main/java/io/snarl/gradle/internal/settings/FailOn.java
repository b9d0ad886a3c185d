package io.snarl.gradle.internal.settings;

import io.snarl.gradle.internal.console.SpellingAdvice;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The words of {@code failOn}, which select the findings that fail a build. */
public final class FailOn {

    private static final String ANY = "any";

    /** The former word for an empty set. */
    private static final String NONE = "none";

    /** The verdicts that are bugs. */
    static final List<String> VERDICTS = List.of("deadlock", "not-linearizable", "crash");

    private static final SpellingAdvice WORDS =
            SpellingAdvice.in(Stream.concat(VERDICTS.stream(), Stream.of(ANY)).toList());

    private FailOn() {}

    /** Returns whether the words make sense together. */
    static boolean isAllowed(Set<String> words) {
        return words.equals(Set.of(ANY)) || VERDICTS.containsAll(words);
    }

    /** Says what was probably meant by words that are not allowed, or nothing. */
    static String adviceOn(Set<String> words) {
        return words.contains(NONE)
                ? "For none, which is the default, let failOn be empty: setOf(), or [] in Groovy; leave out --fail-on."
                : WORDS.adviceOn(words);
    }

    /** The verdicts that are meant. */
    public static Set<String> verdictsIn(Set<String> words) {
        return words.contains(ANY) ? Set.copyOf(VERDICTS) : words;
    }
}
