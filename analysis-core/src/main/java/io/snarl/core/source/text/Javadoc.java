package io.snarl.core.source.text;

import java.util.List;

/** Writes Javadoc comments. */
public final class Javadoc {

    private static final int WIDTH = 100;

    private Javadoc() {}

    /** Returns a comment of paragraphs, indented. */
    public static String of(List<String> texts, String indentation) {
        List<String> paragraphs = texts.stream().map(Javadoc::harmless).toList();
        String line = indentation + "/** " + paragraphs.get(0) + " */\n";
        if (paragraphs.size() == 1 && line.length() <= WIDTH) {
            return line;
        }
        var text = new StringBuilder(indentation + "/**\n");
        for (int i = 0; i < paragraphs.size(); i++) {
            if (i > 0) {
                text.append(indentation).append(" *\n");
            }
            wrap(text, (i > 0 ? "<p>" : "") + paragraphs.get(i), indentation + " * ");
        }
        return text.append(indentation).append(" */\n").toString();
    }

    /** Names and values may have what ends a comment, and what a compiler reads before it knows that it is in one. */
    private static String harmless(String text) {
        return text.replace("*/", "* /").replace("\\u", "\\ u").replaceAll("\\p{Cntrl}", " ");
    }

    private static void wrap(StringBuilder text, String paragraph, String prefix) {
        var line = new StringBuilder(prefix);
        for (String word : paragraph.split(" ")) {
            if (line.length() > prefix.length() && line.length() + word.length() > WIDTH) {
                text.append(line.toString().stripTrailing()).append('\n');
                line = new StringBuilder(prefix);
            }
            line.append(word).append(' ');
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }
}
