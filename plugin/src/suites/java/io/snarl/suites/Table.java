package io.snarl.suites;

import java.util.ArrayList;
import java.util.List;

/** A table that is also readable as text, since its columns are as wide as what is in them. */
final class Table {

    private final List<String[]> rows = new ArrayList<>();

    Table(String... names) {
        rows.add(names);
    }

    void row(String... cells) {
        rows.add(cells);
    }

    String text() {
        int[] widths = new int[rows.get(0).length];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        var text = new StringBuilder(line(rows.get(0), widths));
        for (int i = 0; i < widths.length; i++) {
            text.append("|").append("-".repeat(widths[i] + 1)).append(i == 0 ? "-" : ":");
        }
        text.append("|\n");
        rows.stream().skip(1).forEach(row -> text.append(line(row, widths)));
        return text.toString();
    }

    private static String line(String[] cells, int[] widths) {
        var line = new StringBuilder("|");
        for (int i = 0; i < cells.length; i++) {
            String space = " ".repeat(widths[i] - cells[i].length());
            line.append(' ')
                    .append(i == 0 ? cells[i] + space : space + cells[i])
                    .append(" |");
        }
        return line.append('\n').toString();
    }
}
