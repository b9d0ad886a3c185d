package io.snarl.agent.interleaving;

import java.util.ArrayList;
import java.util.List;

/** Shortens a long table to its beginning and its end. */
final class RowExcerpt {

    private static final int FIRST = 30;
    private static final int LAST = 90;

    private RowExcerpt() {}

    static List<Row> of(List<Row> rows) {
        int left = rows.size() - FIRST - LAST;
        if (left <= 1) {
            return rows;
        }
        List<Row> excerpt = new ArrayList<>(rows.subList(0, FIRST));
        int steps =
                rows.subList(FIRST, FIRST + left).stream().mapToInt(Row::steps).sum();
        excerpt.add(new Row.FoldedRow(Row.FoldedRow.SEVERAL, steps));
        excerpt.addAll(rows.subList(FIRST + left, rows.size()));
        return excerpt;
    }
}
