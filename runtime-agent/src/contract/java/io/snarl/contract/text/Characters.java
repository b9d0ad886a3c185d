package io.snarl.contract.text;

/** Cuts and stores text as a sequence of characters, of which some are pairs of surrogates. */
public final class Characters {

    private Characters() {}

    /** Returns the beginning of a text; one char less than asked for if half a pair would be left. */
    public static String first(String text, int most) {
        return text.length() <= most ? text : text.substring(0, boundary(text, most));
    }

    /** Returns the end of a text; one char less than asked for if half a pair would be left. */
    public static String last(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int start = text.length() - most;
        return text.substring(boundary(text, start) < start ? start + 1 : start);
    }

    /** Returns the place where a text can be cut, which is before a pair that the given place is inside of. */
    public static int boundary(String text, int place) {
        boolean isInside = place > 0
                && place < text.length()
                && Character.isHighSurrogate(text.charAt(place - 1))
                && Character.isLowSurrogate(text.charAt(place));
        return isInside ? place - 1 : place;
    }

    /**
     * Returns a text that every encoding of Unicode can have: half a pair of surrogates is escaped as JSON and Java do, so that they give
     * it back.
     */
    public static String encodable(String text) {
        if (text.chars().noneMatch(c -> Character.isSurrogate((char) c))) {
            return text;
        }
        var shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> shown.append(isHalf(c) ? String.format("\\u%04x", c) : Character.toString(c)));
        return shown.toString();
    }

    private static boolean isHalf(int c) {
        return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }
}
