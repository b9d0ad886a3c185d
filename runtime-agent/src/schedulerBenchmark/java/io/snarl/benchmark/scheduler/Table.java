package io.snarl.benchmark.scheduler;

import java.util.ArrayList;
import java.util.List;

/** Text in columns: the first to the left, the others to the right. */
final class Table {

    private final List<List<String>> rows = new ArrayList<>();

    void row(List<String> cells) {
        rows.add(cells);
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
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
