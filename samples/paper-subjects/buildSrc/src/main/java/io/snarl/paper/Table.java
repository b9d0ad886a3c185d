package io.snarl.paper;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown whose columns are as wide as what is in them; numbers stand on the right. */
final class Table {

    private final List<List<String>> rows = new ArrayList<>();

    Table(String... header) {
        rows.add(List.of(header));
    }

    void add(String... cells) {
        rows.add(List.of(cells));
    }

    String text() {
        int columns = rows.get(0).size();
        var text = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            for (int column = 0; column < columns; column++) {
                text.append("| ")
                        .append(padded(rows.get(i).get(column), column))
                        .append(' ');
            }
            text.append("|\n");
            if (i == 0) {
                for (int column = 0; column < columns; column++) {
                    text.append("|").append("-".repeat(width(column) + 1)).append(isText(column) ? "-" : ":");
                }
                text.append("|\n");
            }
        }
        return text.toString();
    }

    private String padded(String cell, int column) {
        String spaces = " ".repeat(width(column) - cell.length());
        return isText(column) ? cell + spaces : spaces + cell;
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    private static boolean isText(int column) {
        return column < 2;
    }
}
