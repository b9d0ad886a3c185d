package io.snarl.benchmark.scheduler.measured;

import io.snarl.benchmark.scheduler.subject.Executions;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;

/** Counts, from outside, how often a tool runs a test that it would explore for ever. */
final class Rate {

    private static final long MILLIS_BETWEEN_LOOKS = 10;

    private Rate() {}

    static Properties measure(Tool tool, SharedTest test, Duration warmUp, Duration time)
            throws InterruptedException, IOException {
        var explorer = new Thread(
                () -> {
                    boolean ended = test.fails() ? !tool.goesOn(test) : !tool.explore(test, 0);
                    throw new IllegalStateException(
                            ended ? "There are no more schedules." : "A schedule fails, though none should.");
                },
                "explorer");
        explorer.setUncaughtExceptionHandler((thread, thrown) -> {
            thrown.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        explorer.setDaemon(true);
        explorer.start();
        while (Executions.soFar() == 0) {
            Thread.sleep(MILLIS_BETWEEN_LOOKS);
        }
        Thread.sleep(warmUp.toMillis());
        long executions = Executions.soFar();
        long cpu = cpuNanos();
        long start = System.nanoTime();
        Thread.sleep(time.toMillis());
        var report = new Properties();
        report.setProperty("executions", String.valueOf(Executions.soFar() - executions));
        report.setProperty("nanos", String.valueOf(System.nanoTime() - start));
        report.setProperty("cpuNanos", String.valueOf(cpuNanos() - cpu));
        return report;
    }

    /** The processor time of all threads of this JVM, which suffers less from a busy machine than the rate does. */
    private static long cpuNanos() throws IOException {
        // Not by the management classes, which a tool may have to rewrite.
        String[] fields = Files.readString(Path.of("/proc/self/stat")).split(" ");
        return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * 10_000_000;
    }
}
