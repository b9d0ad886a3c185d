package io.snarl.gradle.internal.settings;

import io.snarl.gradle.internal.console.SpellingAdvice;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The words of {@code failOn}, which select the findings that fail a build. */
public final class FailOn {

    private static final String ANY = "any";

    /** The former word for an empty set. */
    private static final String NONE = "none";

    /** The verdicts that are bugs, as the kinds of bugs have left them for this build. */
    static final List<String> VERDICTS = read("/io/snarl/verdicts.txt");

    private static final SpellingAdvice WORDS =
            SpellingAdvice.in(Stream.concat(VERDICTS.stream(), Stream.of(ANY)).toList());

    private FailOn() {}

    private static List<String> read(String resource) {
        try (InputStream verdicts = FailOn.class.getResourceAsStream(resource)) {
            return new String(verdicts.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

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
