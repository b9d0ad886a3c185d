package io.snarl.benchmark.measured;

import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Properties;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes once in this JVM and writes how long that took and how each test ended. */
public final class TestRun {

    /** The key of the time from the start of the launcher to its end. */
    public static final String NANOS = "time.nanos";

    /** The key of the processor time of the thread that ran the tests, which suffers less from a busy machine. */
    public static final String CPU_NANOS = "time.cpu.nanos";

    /** The key of the number of tests that were run, containers not counted. */
    public static final String TESTS = "tests";

    /** What keys of results begin with; the unique id of the test follows. */
    public static final String RESULT = "result.";

    private TestRun() {}

    /**
     * Runs tests.
     *
     * @param arguments the file to write to, and the names of the test classes
     */
    public static void main(String[] arguments) throws IOException {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(Arrays.stream(arguments)
                        .skip(1)
                        .map(DiscoverySelectors::selectClass)
                        .toList())
                .build();
        Launcher launcher = LauncherFactory.create();
        var outcomes = new Outcomes();
        var threads = ManagementFactory.getThreadMXBean();
        long startCpu = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        launcher.execute(request, outcomes);
        long nanos = System.nanoTime() - start;
        long cpuNanos = threads.getCurrentThreadCpuTime() - startCpu;

        var report = new Properties();
        report.setProperty(NANOS, Long.toString(nanos));
        report.setProperty(CPU_NANOS, Long.toString(cpuNanos));
        report.setProperty(TESTS, Integer.toString(outcomes.tests()));
        outcomes.byId().forEach((id, outcome) -> report.setProperty(RESULT + id, outcome));
        try (Writer out = Files.newBufferedWriter(Path.of(arguments[0]))) {
            report.store(out, null);
        }
    }
}
