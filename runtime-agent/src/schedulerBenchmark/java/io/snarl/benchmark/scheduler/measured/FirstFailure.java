package io.snarl.benchmark.scheduler.measured;

import io.snarl.benchmark.scheduler.subject.Executions;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;

/** Explores a test that fails, again and again: the first time in a fresh JVM and later in a warm one. */
final class FirstFailure {

    private FirstFailure() {}

    static Properties measure(Tool tool, SharedTest test, long startedMillis, Duration warmUp, Duration time) {
        var report = new Properties();
        long start = System.nanoTime();
        explore(tool, test, 0);
        report.setProperty("freshNanos", String.valueOf(System.nanoTime() - start));
        report.setProperty("jvmMillis", String.valueOf(System.currentTimeMillis() - startedMillis));
        report.setProperty("freshExecutions", String.valueOf(Executions.soFar()));
        int round = 1;
        while (System.nanoTime() - start < warmUp.toNanos()) {
            explore(tool, test, round++);
        }
        List<Long> nanos = new ArrayList<>();
        long executions = Executions.soFar();
        start = System.nanoTime();
        do {
            long before = System.nanoTime();
            explore(tool, test, round++);
            nanos.add(System.nanoTime() - before);
        } while (System.nanoTime() - start < time.toNanos());
        report.setProperty("executions", String.valueOf(Executions.soFar() - executions));
        report.setProperty("nanos", String.valueOf(System.nanoTime() - start));
        report.setProperty("explorations", String.valueOf(nanos.size()));
        Collections.sort(nanos);
        report.setProperty("warmNanos", String.valueOf(nanos.get(nanos.size() / 2)));
        return report;
    }

    private static void explore(Tool tool, SharedTest test, int round) {
        if (!tool.explore(test, round)) {
            throw new IllegalStateException("No schedule fails.");
        }
    }
}
