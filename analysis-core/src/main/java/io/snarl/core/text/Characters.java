package io.snarl.core.text;

/** Cuts and stores text as a sequence of characters, of which some are pairs of surrogates. */
public final class Characters {

    private Characters() {}

    /** Returns the beginning of a text; one char less than asked for if half a pair would be left. */
    public static String first(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        boolean isInside = most > 0
                && Character.isHighSurrogate(text.charAt(most - 1))
                && Character.isLowSurrogate(text.charAt(most));
        return text.substring(0, isInside ? most - 1 : most);
    }

    /**
     * Returns a text that every encoding of Unicode can have: half a pair of surrogates is escaped as JSON and Java do, so that they give
     * it back.
     */
    public static String encodable(String text) {
        if (text.chars().noneMatch(c -> Character.isSurrogate((char) c))) {
            return text;
        }
        var escaped = new StringBuilder(text.length());
        text.codePoints()
                .forEach(c -> escaped.append(
                        c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE
                                ? String.format("\\u%04x", c)
                                : Character.toString(c)));
        return escaped.toString();
    }
}
