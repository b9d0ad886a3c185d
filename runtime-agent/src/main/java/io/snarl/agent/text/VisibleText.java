package io.snarl.agent.text;

/** Makes characters visible that a terminal would obey or that turn text around. */
public final class VisibleText {

    private VisibleText() {}

    /** Returns text as one line in which nothing is hidden. */
    public static String line(String text) {
        return shown(text, false);
    }

    /** Returns text in which nothing is hidden, with the lines that it has. */
    public static String lines(String text) {
        return shown(text, true);
    }

    private static String shown(String text, boolean keepsLines) {
        if (text == null || text.codePoints().noneMatch(VisibleText::isUnseen)) {
            return text;
        }
        var shown = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (!isUnseen(c) || c == '\n' && keepsLines) {
                shown.appendCodePoint(c);
            } else {
                shown.append(escaped(c));
            }
        });
        return shown.toString();
    }

    private static String escaped(int c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> String.format("\\u%04x", c);
        };
    }

    private static boolean isUnseen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            default -> turnsText(c);
        };
    }

    private static boolean turnsText(int c) {
        return c == 0x61C || c == 0x200E || c == 0x200F || c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069;
    }
}
