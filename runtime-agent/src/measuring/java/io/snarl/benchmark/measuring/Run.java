package io.snarl.benchmark.measuring;

import io.snarl.benchmark.measured.TestRun;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * One run of a program's tests.
 *
 * @param processNanos from the start of the JVM to its end
 * @param nanos from the start of the launcher of the tests to its end
 * @param cpuNanos the processor time of the tests' thread in that time
 * @param tests how many tests were run
 * @param outcomes how tests and containers ended, by unique id
 */
public record Run(long processNanos, long nanos, long cpuNanos, int tests, Map<String, String> outcomes) {

    static Run of(long processNanos, Properties report) {
        Map<String, String> outcomes = new TreeMap<>();
        for (String key : report.stringPropertyNames()) {
            if (key.startsWith(TestRun.RESULT)) {
                outcomes.put(key.substring(TestRun.RESULT.length()), report.getProperty(key));
            }
        }
        return new Run(
                processNanos,
                Long.parseLong(report.getProperty(TestRun.NANOS)),
                Long.parseLong(report.getProperty(TestRun.CPU_NANOS)),
                Integer.parseInt(report.getProperty(TestRun.TESTS)),
                outcomes);
    }

    /** Stops the benchmark if the tests did not end as in another run. */
    public void requireOutcomesOf(Run other, String what) {
        var differences = new TreeMap<String, String>();
        outcomes.forEach((id, outcome) -> {
            String expected = other.outcomes.getOrDefault(id, "not run");
            if (!expected.equals(outcome)) {
                differences.put(id, expected + ", traced " + outcome);
            }
        });
        other.outcomes.forEach((id, expected) -> {
            if (!outcomes.containsKey(id)) {
                differences.put(id, expected + ", traced not run");
            }
        });
        if (!differences.isEmpty()) {
            throw new BenchmarkFailure(differences.size() + " tests of " + what
                    + " end otherwise than in the first plain run, so that times cannot be compared. The first is "
                    + differences.firstEntry().getKey() + ": plain "
                    + differences.firstEntry().getValue());
        }
        if (outcomes.values().stream().noneMatch("SUCCESSFUL"::equals)) {
            throw new BenchmarkFailure("No test of " + what + " has passed.");
        }
    }
}
