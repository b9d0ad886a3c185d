package io.snarl.benchmark.analysis;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.time.Duration;

/**
 * Measures how much of the heap is not garbage, at most, by a full collection each second or two.
 *
 * <p>What these collections take is no time of what is measured.
 */
final class LiveHeap {

    private static final Duration BETWEEN = Duration.ofMillis(1500);

    private final MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    private long most;
    private long nanos;

    private LiveHeap() {}

    static LiveHeap watch() {
        var heap = new LiveHeap();
        var watcher = new Thread(heap::collectForever, "live heap");
        watcher.setDaemon(true);
        watcher.start();
        return heap;
    }

    /** Collects now, so that what is held at this moment is measured. */
    synchronized void collect() {
        long start = System.nanoTime();
        memory.gc();
        nanos += System.nanoTime() - start;
        most = Math.max(most, memory.getHeapMemoryUsage().getUsed());
    }

    synchronized long mostBytes() {
        return most;
    }

    /** Returns how long the collections have taken. */
    synchronized long nanos() {
        return nanos;
    }

    private void collectForever() {
        try {
            while (true) {
                Thread.sleep(BETWEEN.toMillis());
                collect();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
