package io.snarl.agent.interleaving;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Selects the threads that get a column: those that do something relevant. If they are too many, those that the failure
 * is about and those that use the same objects as these.
 */
final class ColumnSelector {

    private static final int MOST = 6;

    private final ExecutionResult run;
    private final Map<Integer, Integer> lastRow = new TreeMap<>();
    private final Map<Integer, Set<Integer>> objects = new HashMap<>();

    private ColumnSelector(ExecutionResult run, List<Row> rows) {
        this.run = run;
        for (int i = 0; i < rows.size(); i++) {
            add(rows.get(i), i);
        }
    }

    /** Returns the numbers of the threads in ascending order. */
    static List<Integer> of(ExecutionResult run, List<Row> rows) {
        var columns = new ColumnSelector(run, rows);
        return columns.lastRow.size() <= MOST ? new ArrayList<>(columns.lastRow.keySet()) : columns.chosen();
    }

    private void add(Row row, int position) {
        if (row instanceof Row.StepRow done) {
            lastRow.put(done.thread(), position);
            Set<Integer> used = objects.computeIfAbsent(done.thread(), thread -> new HashSet<>());
            switch (done.step().kind()) {
                case BEGIN, END, START, JOIN -> {}
                default -> used.add(done.step().object());
            }
        } else if (row instanceof Row.Repeated repeated) {
            repeated.rows().forEach(inner -> add(inner, position));
        }
    }

    private List<Integer> chosen() {
        Set<Integer> failing = new HashSet<>(
                lastRow.keySet().stream().filter(this::isInFailure).toList());
        ExecutionStep last = run.steps().get(run.steps().size() - 1);
        failing.add(last.thread());
        Set<Integer> used = new HashSet<>();
        failing.forEach(thread -> used.addAll(objects.getOrDefault(thread, Set.of())));
        used.remove(0);
        return lastRow.keySet().stream()
                .filter(thread ->
                        failing.contains(thread) || objects.get(thread).stream().anyMatch(used::contains))
                .sorted(Comparator.comparing((Integer thread) -> !failing.contains(thread))
                        .thenComparing(lastRow::get, Comparator.reverseOrder()))
                .limit(MOST)
                .sorted()
                .toList();
    }

    private boolean isInFailure(int thread) {
        if (!run.failed()) {
            return false;
        }
        String name = run.threads().get(thread);
        return StepFilter.names(run.failure().summary(), name)
                || run.failure().details().stream().anyMatch(detail -> StepFilter.names(detail, name));
    }
}
