package io.snarl.suites;

import static java.util.stream.Collectors.joining;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Shows rows as tables in Markdown. */
final class Tables {

    private static final double MEGA = 1e6;

    private Tables() {}

    /** A row for each library. */
    static String ofLibraries(List<Row> rows) {
        var table = new Table(
                "library",
                "tests",
                "plain s",
                "traced s",
                "ratio",
                "of CPU",
                "changed",
                "M events seen",
                "recorded",
                "trace MB",
                "heap MB",
                "candidates",
                "infeasible",
                "built %",
                "tried",
                "confirmed",
                "s in all",
                "what failed");
        rows.forEach(row -> table.row(
                row.library(),
                count(row.plain().tests()),
                seconds(row.plain().seconds()),
                seconds(row.traced().seconds()),
                ratio(row.ratio()),
                ratio(row.processorRatio()),
                row.traced().tests() == 0 ? "" : count(row.traced().changed().size()),
                millions(row.traced().seen()),
                millions(row.traced().recorded()),
                millions(row.traced().bytes()),
                millions(row.synthesis().heapAfterCollection()),
                count(row.synthesis().candidates()),
                count(row.synthesis().infeasible().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum()),
                row.synthesis().candidates() == 0 ? "" : String.valueOf(row.percentBuilt()),
                count(row.synthesis().tests()),
                count(row.synthesis().confirmed().size()),
                seconds(row.seconds()),
                String.join("; ", row.failures())));
        return table.text();
    }

    /** How many predictions became no test, for each reason: in all, and in how many libraries. */
    static String ofReasons(List<Row> rows) {
        Map<String, Integer> counts = new TreeMap<>();
        Map<String, Integer> libraries = new TreeMap<>();
        Set<String> asked = new HashSet<>();
        for (Row row : rows) {
            row.synthesis().infeasible().forEach((reason, count) -> {
                counts.merge(reason, count, Integer::sum);
                libraries.merge(reason, 1, Integer::sum);
                if (row.asksForTest(reason)) {
                    asked.add(reason);
                }
            });
        }
        var table = new Table("reason", "asks for a test", "infeasible", "libraries");
        counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .forEach(reason -> table.row(
                        reason.getKey(),
                        asked.contains(reason.getKey()) ? "yes" : "no",
                        count(reason.getValue()),
                        count(libraries.get(reason.getKey()))));
        return table.text();
    }

    /** What needs more words than a row of the table has: results that changed, tests without a steady one, bugs. */
    static String details(List<Row> rows) {
        return rows.stream()
                .flatMap(row -> Stream.of(
                                row.traced().changed().entrySet().stream()
                                        .map(test -> "changed: " + test.getKey() + ": " + test.getValue()),
                                row.plain().unsteady().stream().map(test -> "unsteady: " + test),
                                row.synthesis().confirmed().stream().map(bug -> "confirmed: " + bug))
                        .flatMap(lines -> lines)
                        .map(line -> row.library() + " " + line + "\n"))
                .collect(joining());
    }

    private static String count(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String seconds(double seconds) {
        return seconds == 0 ? "" : String.format(Locale.ROOT, "%.1f", seconds);
    }

    private static String ratio(double ratio) {
        return ratio == 0 ? "" : String.format(Locale.ROOT, "%.1f", ratio);
    }

    private static String millions(long number) {
        return number == 0 ? "" : String.format(Locale.ROOT, "%,.1f", number / MEGA);
    }
}
