package io.snarl.benchmark;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import io.snarl.benchmark.recorder.Loop;

/**
 * What the recorder does to one loop.
 *
 * @param events how many events were recorded
 * @param bytes how many bytes the trace has
 * @param plainSeconds without the agent
 * @param tracedSeconds with it
 * @param tracedCpuSeconds the processor time of the loop's thread
 * @param heapAfterGc by how many bytes more are in use than in a JVM without the agent, after a collection
 * @param heapPeak the same at the worst moment, garbage included
 */
record LoopResult(
        String loop,
        long events,
        long bytes,
        double plainSeconds,
        double tracedSeconds,
        double tracedCpuSeconds,
        long heapAfterGc,
        long heapPeak) {

    /** By how many bytes a recording may make the heap grow. */
    static final long MOST_HEAP = 64 << 20;

    private static final long FEWEST_EVENTS = 50_000_000;

    boolean isMixture() {
        return loop.equals(Loop.MIXTURE.title());
    }

    /** The promise is one for long recordings, so a mixture of fewer events would show nothing. */
    void requirePromise() {
        if (isMixture() && events < FEWEST_EVENTS) {
            throw new BenchmarkFailure("The loop '" + loop + "' makes only " + events + " events.");
        }
        if (isMixture() && Math.max(heapAfterGc, heapPeak) > MOST_HEAP) {
            throw new BenchmarkFailure("The recorder makes the heap grow by more than " + (MOST_HEAP >> 20)
                    + " MB in the loop '" + loop + "'.");
        }
    }

    double eventsPerSecond() {
        return events / tracedSeconds;
    }

    double eventsPerCpuSecond() {
        return events / tracedCpuSeconds;
    }

    double bytesPerEvent() {
        return (double) bytes / events;
    }
}
