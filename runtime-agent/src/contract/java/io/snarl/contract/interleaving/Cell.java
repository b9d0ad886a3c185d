package io.snarl.contract.interleaving;

import io.snarl.contract.text.Characters;
import java.util.ArrayList;
import java.util.List;

/**
 * The content of one column of a row.
 *
 * @param indent how far it stands to the right
 * @param text on the left
 * @param source on the right, or below if there is no room; or null
 * @param notes below
 */
record Cell(int indent, String text, String source, List<String> notes) {

    private static final int GAP = 2;
    private static final int HANGING = 3;
    private static final int MOST_LINES = 4;

    /** Returns how wide it would like to be. */
    int width() {
        int width = text.length() + (source == null ? 0 : GAP + source.length());
        for (String note : notes) {
            width = Math.max(width, note.length());
        }
        return indent + width;
    }

    /** Returns the lines of the cell in the given width. */
    List<String> lines(int width) {
        int room = width - indent;
        List<String> lines = new ArrayList<>();
        if (source == null || text.length() + GAP + source.length() <= room) {
            lines.addAll(wrapped(text, room));
            if (source != null) {
                lines.set(0, lines.get(0) + " ".repeat(room - text.length() - source.length()) + source);
            }
        } else {
            lines.addAll(wrapped(text, room));
            String shown = source.length() <= room ? source : "..." + Characters.last(source, room - 3);
            lines.add(" ".repeat(room - shown.length()) + shown);
        }
        notes.forEach(note -> lines.addAll(wrapped(note, room)));
        return lines.stream().map(line -> " ".repeat(indent) + line).toList();
    }

    /** Breaks a text at spaces where there are any; cuts off what would take too many lines. */
    private static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width && lines.size() < MOST_LINES - 1) {
            int space = rest.lastIndexOf(' ', width);
            int end = space > HANGING ? space : Characters.boundary(rest, width);
            lines.add(rest.substring(0, end));
            rest = " ".repeat(HANGING) + rest.substring(end).stripLeading();
        }
        lines.add(rest.length() <= width ? rest : Characters.first(rest, width - 3) + "...");
        return lines;
    }
}
