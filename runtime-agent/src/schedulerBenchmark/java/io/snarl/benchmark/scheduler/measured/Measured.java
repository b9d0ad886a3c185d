package io.snarl.benchmark.scheduler.measured;

import io.snarl.Parallel;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import io.snarl.benchmark.scheduler.subject.Threads;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;

/** The program of a measured JVM. */
public final class Measured {

    private Measured() {}

    /**
     * Measures and writes a report.
     *
     * @param arguments the tool, the test, the measure, when the JVM was started in milliseconds since 1970, how many
     *     milliseconds to warm up and to measure, and the file of the report
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Tool tool = tool(arguments[0]);
        var test = SharedTest.valueOf(arguments[1]);
        Duration warmUp = Duration.ofMillis(Long.parseLong(arguments[4]));
        Duration time = Duration.ofMillis(Long.parseLong(arguments[5]));
        Properties report = switch (arguments[2]) {
            case "failure" -> FirstFailure.measure(tool, test, Long.parseLong(arguments[3]), warmUp, time);
            case "rate" -> Rate.measure(tool, test, warmUp, time);
            default -> throw new IllegalArgumentException(arguments[2]);
        };
        try (Writer out = Files.newBufferedWriter(Path.of(arguments[6]))) {
            report.store(out, null);
        }
        // Whatever a tool has left running does not matter any more.
        Runtime.getRuntime().halt(0);
    }

    private static Tool tool(String name) {
        return switch (name) {
            case "snarl-parallel" -> new Snarl((one, other) -> Parallel.inParallel(one::run, other::run));
            case "snarl-threads" -> new Snarl(Threads::plain);
            case "lincheck-operations" -> new LincheckOperations();
            case "lincheck-threads" -> new LincheckThreads();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
