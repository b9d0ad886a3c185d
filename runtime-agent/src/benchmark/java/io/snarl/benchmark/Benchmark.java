package io.snarl.benchmark;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import io.snarl.benchmark.measuring.Program;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command: measures what it is asked for, prints a table and writes the same as JSON. */
public final class Benchmark {

    private Benchmark() {}

    /**
     * Measures.
     *
     * @param arguments as {@link Options} says
     */
    public static void main(String[] arguments) throws IOException {
        try {
            Options options = Options.parse(arguments);
            Report report = measure(options);
            Path directory = Files.createDirectories(Programs.BUILD.path("reports"));
            Path json = directory.resolve("benchmark-java-" + Runtime.version().feature() + ".json");
            Files.writeString(json, report.json());
            System.out.println("\n" + report.text() + "\n" + json);
            report.loops().forEach(LoopResult::requirePromise);
        } catch (BenchmarkFailure e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    private static Report measure(Options options) throws IOException {
        var programs = new Programs();
        Path work = Programs.BUILD.path("work");
        List<LoopResult> loops = new ArrayList<>();
        if (options.wants(programs.loops().name())) {
            loops.addAll(new RecorderBenchmark(programs.loops(), work, options).run());
        }
        List<LibraryResult> libraries = new ArrayList<>();
        for (Program library : List.of(programs.commonsCollections(), programs.colt())) {
            if (options.wants(library.name())) {
                libraries.addAll(new LibraryBenchmark(library, work, options).run());
            }
        }
        if (loops.isEmpty() && libraries.isEmpty()) {
            throw new BenchmarkFailure("There is nothing to measure that is named " + options.only()
                    + ": use recorder, commons-collections or colt.");
        }
        return new Report(
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                options.tracedJvmArguments(),
                loops,
                libraries);
    }
}
