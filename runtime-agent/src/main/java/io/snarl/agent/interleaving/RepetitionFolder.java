package io.snarl.agent.interleaving;

import java.util.ArrayList;
import java.util.List;

/** Folds rows that repeat themselves, as in a loop, into one. */
final class RepetitionFolder {

    private static final int FEWEST = 3;
    private static final int LONGEST = 50;

    private final List<Row> rows;

    private RepetitionFolder(List<Row> rows) {
        this.rows = rows;
    }

    static List<Row> fold(List<Row> rows) {
        return new RepetitionFolder(rows).fold();
    }

    private List<Row> fold() {
        List<Row> folded = new ArrayList<>();
        int position = 0;
        while (position < rows.size()) {
            int length = bestLength(position);
            if (length == 0) {
                folded.add(rows.get(position++));
            } else {
                int times = times(position, length);
                folded.add(repeated(position, length, times));
                position += length * times;
            }
        }
        return folded;
    }

    /** Returns the length of the group that begins here and whose repetitions reach farthest, the shortest of these; or 0. */
    private int bestLength(int position) {
        int best = 0;
        int reach = 0;
        int longest = Math.min(LONGEST, (rows.size() - position) / FEWEST);
        for (int length = 1; length <= longest; length++) {
            int times = times(position, length);
            if (times >= FEWEST && length * times > reach) {
                best = length;
                reach = length * times;
            }
        }
        return best;
    }

    private int times(int position, int length) {
        int end = position + length;
        while (end < rows.size() && rows.get(end - length).repeats(rows.get(end))) {
            end++;
        }
        return (end - position) / length;
    }

    private Row repeated(int position, int length, int times) {
        List<Row> group = new ArrayList<>();
        int steps = 0;
        for (int i = 0; i < length; i++) {
            List<Row> all = new ArrayList<>();
            for (int time = 0; time < times; time++) {
                Row row = rows.get(position + i + time * length);
                all.add(row);
                steps += row.steps();
            }
            group.add(all.get(0).inPlaceOf(all));
        }
        return new Row.Repeated(group, times, steps);
    }
}
