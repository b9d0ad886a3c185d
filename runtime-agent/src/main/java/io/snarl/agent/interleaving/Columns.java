package io.snarl.agent.interleaving;

import io.snarl.agent.control.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Which threads get a column: those that do something that matters, and of many those that the failure is about. */
final class Columns {

    private static final int MOST = 6;

    private final Run run;
    private final Map<Integer, Integer> lastRow = new HashMap<>();

    private Columns(Run run) {
        this.run = run;
    }

    /** The numbers of the threads in ascending order. */
    static List<Integer> of(Run run, List<Row> rows) {
        var columns = new Columns(run);
        for (int i = 0; i < rows.size(); i++) {
            columns.add(rows.get(i), i);
        }
        return columns.chosen();
    }

    private void add(Row row, int position) {
        if (row instanceof Row.Done done) {
            lastRow.put(done.thread(), position);
        } else if (row instanceof Row.Repeated repeated) {
            repeated.rows().forEach(inner -> add(inner, position));
        }
    }

    private List<Integer> chosen() {
        if (lastRow.size() <= MOST) {
            return new ArrayList<>(new TreeSet<>(lastRow.keySet()));
        }
        return lastRow.keySet().stream()
                .sorted(Comparator.comparing((Integer thread) -> !isInFailure(thread))
                        .thenComparing(Comparator.comparing(lastRow::get).reversed()))
                .limit(MOST)
                .sorted()
                .toList();
    }

    private boolean isInFailure(int thread) {
        if (!run.failed()) {
            return false;
        }
        String name = run.threads().get(thread);
        return Relevance.names(run.failure().summary(), name)
                || run.failure().details().stream().anyMatch(detail -> Relevance.names(detail, name));
    }
}
