package io.snarl.gradle.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Which findings fail a build, in the words of a build script. */
public final class FailOn {

    public static final String ANY = "any";
    public static final String NONE = "none";

    /** The verdicts that are bugs, as the kinds of bugs have left them for this build. */
    public static final List<String> VERDICTS = read("/io/snarl/verdicts.txt");

    /** All that a setting may say. */
    static final List<String> WORDS =
            Stream.concat(VERDICTS.stream(), Stream.of(ANY, NONE)).toList();

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

    /** Tells whether the words make sense together. */
    static boolean isAllowed(Set<String> words) {
        return words.size() == 1 && (words.contains(ANY) || words.contains(NONE)) || VERDICTS.containsAll(words);
    }

    /** The verdicts that are meant. */
    public static Set<String> verdictsIn(Set<String> words) {
        if (words.contains(ANY)) {
            return Set.copyOf(VERDICTS);
        }
        return words.contains(NONE) ? Set.of() : words;
    }
}
