package io.snarl.contract.text;

import java.util.regex.Pattern;

/** Quotes a word of a command for a shell. */
public final class ShellWord {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{M}\\p{N}_./:-]+");

    private ShellWord() {}

    public static String of(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
