package io.snarl.benchmark.recorder;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs each loop as a test, so that each has a trace of its own, and writes time and heap of it to a file. It is not
 * rewritten itself, and the same with and without the agent.
 */
final class LoopsTest {

    private static final Path REPORT = Path.of(System.getProperty("snarl.benchmark.loops"));
    private static final Properties MEASURED = new Properties();
    private static final Workload WORKLOAD = new Workload();

    @TestFactory
    List<DynamicTest> loops() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Loop loop : Loop.values()) {
            tests.add(dynamicTest("warm-up of " + loop.title(), () -> loop.warmUp(WORKLOAD)));
        }
        for (int i = 1; i <= Loop.ROUNDS; i++) {
            int round = i;
            for (Loop loop : Loop.values()) {
                tests.add(dynamicTest(loop.testName(round), () -> measure(loop, loop.testName(round))));
            }
        }
        return tests;
    }

    private static void measure(Loop loop, String name) {
        var threads = ManagementFactory.getThreadMXBean();
        var heap = new Heap();
        long startCpu = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        loop.run(WORKLOAD);
        long nanos = System.nanoTime() - start;
        long cpuNanos = threads.getCurrentThreadCpuTime() - startCpu;
        long peak = heap.peak();
        put(name, "nanos", nanos);
        put(name, "cpuNanos", cpuNanos);
        put(name, "heapPeak", peak);
        put(name, "heapAfterGc", heap.afterGc());
    }

    private static void put(String name, String what, long value) {
        MEASURED.setProperty(name + "." + what, Long.toString(value));
    }

    @AfterAll
    static void report() throws IOException {
        try (Writer out = Files.newBufferedWriter(REPORT)) {
            MEASURED.store(out, null);
        }
    }
}
