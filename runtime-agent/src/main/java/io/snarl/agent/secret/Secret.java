package io.snarl.agent.secret;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A text that must not be written down.
 *
 * @param text what it is
 */
record Secret(String text) {

    /** The minimum length; shorter texts are parts of too much else, and not secret. */
    private static final int SHORTEST = 4;

    /** The length from which a text is secret also as a part of a word. */
    private static final int LONGEST_WORD = 7;

    /** Numbers with fewer digits are sizes, ports and times. */
    private static final int FEWEST_DIGITS = 6;

    /** Lines of a longer secret, such as a key in its file, that may stand alone. */
    private static final int SHORTEST_LINE = 16;

    private static final Set<String> COMMON = Set.of(
            "true",
            "false",
            "null",
            "none",
            "auto",
            "default",
            "enabled",
            "disabled",
            "test",
            "local",
            "localhost",
            "user",
            "admin",
            "root",
            "guest",
            "secret",
            "password",
            "token");

    /** Returns the texts that a value makes secret: itself and, where it has several lines, each of these. None if it is a common word. */
    static List<String> textsIn(String value) {
        List<String> texts = new ArrayList<>();
        String whole = value.strip();
        if (isSecret(whole)) {
            texts.add(whole);
            if (whole.indexOf('\n') >= 0) {
                whole.lines()
                        .map(String::strip)
                        .filter(line -> line.length() >= SHORTEST_LINE && !line.startsWith("-----"))
                        .forEach(texts::add);
            }
        }
        return texts;
    }

    private static boolean isSecret(String value) {
        boolean isNumber = value.chars().allMatch(Character::isDigit);
        return value.length() >= (isNumber ? FEWEST_DIGITS : SHORTEST)
                && !COMMON.contains(value.toLowerCase(Locale.ROOT))
                && !isFile(value);
    }

    /** The path of a file with a secret is no secret. */
    private static boolean isFile(String value) {
        if (value.indexOf('/') < 0 && value.indexOf('\\') < 0) {
            return false;
        }
        try {
            return Files.exists(Path.of(value));
        } catch (InvalidPathException | SecurityException e) {
            return false;
        }
    }

    /** Returns a text without this secret; the same object if it is not in it. */
    String hiddenIn(String given) {
        int at = find(given, 0);
        if (at < 0) {
            return given;
        }
        var hidden = new StringBuilder();
        int from = 0;
        while (at >= 0) {
            hidden.append(given, from, at).append(Secrets.MASK);
            from = at + text.length();
            at = find(given, from);
        }
        return hidden.append(given, from, given.length()).toString();
    }

    private int find(String given, int from) {
        int at = given.indexOf(text, from);
        while (at >= 0 && text.length() <= LONGEST_WORD && !standsAlone(given, at)) {
            at = given.indexOf(text, at + 1);
        }
        return at;
    }

    private boolean standsAlone(String given, int at) {
        int end = at + text.length();
        return (at == 0 || !Character.isLetterOrDigit(given.charAt(at - 1)))
                && (end == given.length() || !Character.isLetterOrDigit(given.charAt(end)));
    }
}
