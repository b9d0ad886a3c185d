package io.snarl.agent.secret;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Determines by the name of an environment variable or a system property whether its value is a secret. */
public final class SecretNames {

    /** Words that hardly any other word contains. */
    private static final Pattern TELLING = Pattern.compile("token|passw|passphrase|secret|credential");

    /** Words that many others contain, such as a monkey or a keyboard, so that they count only where they stand alone. */
    private static final Set<String> WORDS = Set.of("key", "keys", "pwd", "pass");

    /** Words before {@code key} in names that do not separate the two. */
    private static final Pattern KEYS = Pattern.compile(
            "(api|app|access|account|auth|client|deploy|encryption|gpg|hmac|jwt|licen[cs]e|master|private|rsa|service|session"
                    + "|shared|sign|signing|ssh|storage|user)keys?");

    /** Between words of a name: what is neither letter nor digit, and where small letters end. */
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+|(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})");

    private final List<Pattern> further;

    private SecretNames(List<Pattern> further) {
        this.further = further;
    }

    /**
     * Returns the usual names and further ones.
     *
     * @param further names in which {@code *} stands for any characters; case does not matter
     */
    public static SecretNames usualAnd(Collection<String> further) {
        return new SecretNames(further.stream().map(SecretNames::patternOf).toList());
    }

    private static Pattern patternOf(String name) {
        String regex = Stream.of(name.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** Tells whether a name is one of a secret. */
    public boolean match(String name) {
        return TELLING.matcher(name.toLowerCase(Locale.ROOT)).find()
                || BETWEEN.splitAsStream(name)
                        .map(word -> word.toLowerCase(Locale.ROOT))
                        .anyMatch(SecretNames::isTold)
                || further.stream().anyMatch(pattern -> pattern.matcher(name).matches());
    }

    private static boolean isTold(String word) {
        return WORDS.contains(word) || KEYS.matcher(word).matches();
    }
}
