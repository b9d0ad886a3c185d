package io.snarl.benchmark.scheduler;

import io.snarl.benchmark.scheduler.subject.SharedTest;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** All rounds of one measure of one test, by tool. */
final class Results {

    private final SharedTest test;
    private final Map<Way, List<Map<String, Long>>> rounds = new EnumMap<>(Way.class);

    Results(SharedTest test) {
        this.test = test;
    }

    void add(Way way, Map<String, Long> report) {
        rounds.computeIfAbsent(way, none -> new ArrayList<>()).add(report);
    }

    /** A row with the median of each tool, and by how much Snarl is better than the better Lincheck. */
    List<String> row(String what, boolean moreIsBetter, ToDoubleFunction<Map<String, Long>> value) {
        List<String> row = new ArrayList<>(List.of(test.title() + ": " + what));
        Map<Way, Double> medians = new EnumMap<>(Way.class);
        rounds.forEach((way, reports) -> medians.put(way, median(reports, value)));
        for (Way way : Way.values()) {
            row.add(medians.containsKey(way) ? number(medians.get(way)) : "-");
        }
        row.add(ratio(medians, moreIsBetter));
        return row;
    }

    private static String ratio(Map<Way, Double> medians, boolean moreIsBetter) {
        double[] others = medians.entrySet().stream()
                .filter(entry -> !entry.getKey().isOfSnarl())
                .mapToDouble(Map.Entry::getValue)
                .sorted()
                .toArray();
        if (others.length == 0) {
            return "-";
        }
        double snarl = medians.get(Way.SNARL_PARALLEL);
        return number(moreIsBetter ? snarl / others[others.length - 1] : others[0] / snarl);
    }

    private static double median(List<Map<String, Long>> reports, ToDoubleFunction<Map<String, Long>> value) {
        double[] sorted = reports.stream().mapToDouble(value).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%,.1f" : "%,.0f", value);
    }
}
