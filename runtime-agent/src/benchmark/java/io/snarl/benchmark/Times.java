package io.snarl.benchmark;

import io.snarl.benchmark.measuring.Run;
import java.util.List;

/**
 * Medians of several runs, in seconds.
 *
 * @param tests from the start of the launcher of the tests to its end
 * @param cpu the processor time of the tests' thread in that time
 * @param process from the start of the JVM to its end
 */
record Times(double tests, double cpu, double process) {

    static Times of(List<Run> runs) {
        return new Times(
                Median.of(runs, Run::nanos) / 1e9,
                Median.of(runs, Run::cpuNanos) / 1e9,
                Median.of(runs, Run::processNanos) / 1e9);
    }
}
