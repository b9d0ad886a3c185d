package io.snarl.benchmark.measuring;

import java.util.ArrayList;
import java.util.List;

/** Text in columns: the first to the left, the others to the right. */
public final class Table {

    private final List<List<String>> rows = new ArrayList<>();

    public Table row(Object... cells) {
        return row(List.of(cells).stream().map(String::valueOf).toList());
    }

    public Table row(List<String> cells) {
        rows.add(cells);
        return this;
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                String gap = " ".repeat(width(column) - row.get(column).length());
                text.append(column == 0 ? row.get(column) + gap : "  " + gap + row.get(column));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> column < row.size())
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
