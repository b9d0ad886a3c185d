package io.snarl.contract.schedule;

/** Escapes text so that it stays on its line: line ends, what UTF-8 cannot carry and spaces that an editor may remove. */
final class TextEscapes {

    private static final int DIGITS = 4;

    private TextEscapes() {}

    /** Returns a text that reaches to the end of the line. */
    static String value(String text) {
        var escaped = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean outer = i == 0 || i == text.length() - 1;
            append(escaped, c, mustBeEscaped(text, i) || outer && Character.isWhitespace(c));
        }
        return escaped.toString();
    }

    /** Returns a text that reaches to the next space. */
    static String word(String text) {
        var escaped = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            append(escaped, c, mustBeEscaped(text, i) || Character.isWhitespace(c));
        }
        return escaped.toString();
    }

    /** Decodes the escapes; returns null if one is broken. */
    static String read(String escaped) {
        if (escaped.indexOf('\\') < 0) {
            return escaped;
        }
        var text = new StringBuilder(escaped.length());
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            if (c != '\\') {
                text.append(c);
            } else if (escaped.startsWith("\\\\", i)) {
                text.append(c);
                i++;
            } else if (escaped.startsWith("\\u", i) && isHex(escaped, i + 2)) {
                text.append((char) Integer.parseInt(escaped, i + 2, i + 2 + DIGITS, 16));
                i += 1 + DIGITS;
            } else {
                return null;
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder escaped, char c, boolean asCode) {
        if (c == '\\') {
            escaped.append("\\\\");
        } else if (asCode) {
            escaped.append(String.format("\\u%04x", (int) c));
        } else {
            escaped.append(c);
        }
    }

    private static boolean mustBeEscaped(String text, int i) {
        char c = text.charAt(i);
        if (Character.isSurrogate(c)) {
            boolean paired = Character.isHighSurrogate(c)
                    ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                    : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
            return !paired;
        }
        // U+FEFF at the start of a text is taken for a mark of the encoding.
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029' || c == '\ufeff';
    }

    private static boolean isHex(String text, int from) {
        return from + DIGITS <= text.length()
                && text.substring(from, from + DIGITS).chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128);
    }
}
