package io.snarl.benchmark.scheduler;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import io.snarl.benchmark.measuring.Table;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** The command: measures Snarl and Lincheck by turns, prints a table and writes the same to a file. */
public final class SchedulerBenchmark {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;

    private final Options options;
    private final Jvms jvms;
    private final Table table = new Table();

    private SchedulerBenchmark(Options options) throws IOException {
        this.options = options;
        this.jvms = new Jvms(options);
    }

    /**
     * Measures.
     *
     * @param arguments as {@link Options} says
     */
    public static void main(String[] arguments) throws IOException {
        try {
            String text = new SchedulerBenchmark(Options.parse(arguments)).measure();
            Path directory = Files.createDirectories(Jvms.BUILD.path("reports"));
            Path file = directory.resolve("scheduler-java-" + Runtime.version().feature() + ".txt");
            Files.writeString(file, text);
            System.out.println("\n" + text + "\n" + file);
        } catch (BenchmarkFailure e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private String measure() throws IOException {
        List<String> header = new ArrayList<>(List.of("test: measure"));
        for (Way way : Way.values()) {
            header.add(way.title());
        }
        header.add("ratio");
        table.row(header);
        for (SharedTest test : SharedTest.values()) {
            if (test.fails()) {
                measureFailure(test);
            }
            measureRate(test);
        }
        return "Java " + System.getProperty("java.version") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, load "
                + ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage() + ", medians of "
                + options.rounds() + "\n\n" + table;
    }

    /** Only Snarl goes on after a failure; Lincheck has ended then. */
    private void measureRate(SharedTest test) throws IOException {
        Results results = rounds(test, "rate", test.fails());
        table.row(results.row(
                test.fails() ? "schedules/s, failing ones too" : "schedules/s", true, SchedulerBenchmark::rate));
    }

    private void measureFailure(SharedTest test) throws IOException {
        Results results = rounds(test, "failure", false);
        table.row(results.row("ms from JVM start to report", false, report -> report.get("jvmMillis")));
        table.row(results.row("ms to report, fresh JVM", false, report -> report.get("freshNanos") / NANOS_PER_MILLI));
        table.row(results.row("ms to report, warm JVM", false, report -> report.get("warmNanos") / NANOS_PER_MILLI));
        table.row(results.row("executions for it, fresh", false, report -> report.get("freshExecutions")));
        table.row(results.row(
                "executions for it, warm",
                false,
                report -> (double) report.get("executions") / report.get("explorations")));
        table.row(results.row("executions/s to report, warm", true, SchedulerBenchmark::rate));
    }

    private static double rate(Map<String, Long> report) {
        return report.get("executions") * NANOS_PER_SECOND / report.get("nanos");
    }

    private Results rounds(SharedTest test, String measure, boolean onlySnarl) throws IOException {
        var results = new Results(test);
        for (int round = 0; round < options.rounds(); round++) {
            for (Way way : Way.values()) {
                if (way.isOfSnarl() || !onlySnarl) {
                    Map<String, Long> report = numbers(jvms.measure(way, test, measure));
                    System.out.println(test.title() + ", " + measure + ", " + way.title() + ": " + report);
                    results.add(way, report);
                }
            }
        }
        return results;
    }

    private static Map<String, Long> numbers(Properties properties) {
        Map<String, Long> numbers = new TreeMap<>();
        properties.forEach((name, value) -> numbers.put((String) name, Long.valueOf((String) value)));
        return numbers;
    }
}
