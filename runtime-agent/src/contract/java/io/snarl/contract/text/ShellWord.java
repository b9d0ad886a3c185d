package io.snarl.contract.text;

import java.util.regex.Pattern;

/** Writes a word of a command so that a shell takes it as it is. */
public final class ShellWord {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{M}\\p{N}_./:-]+");

    private ShellWord() {}

    public static String of(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
