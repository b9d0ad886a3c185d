package io.snarl.benchmark.recorder;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;

/** The heap in use from the moment on at which this is made, right after a collection. */
final class Heap {

    private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();

    Heap() {
        System.gc();
        pools.forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    /** The most bytes that were in use at any time, garbage included. */
    long peak() {
        return pools.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    }

    /** The bytes that are still in use after a collection. */
    long afterGc() {
        System.gc();
        return pools.stream().mapToLong(pool -> pool.getUsage().getUsed()).sum();
    }
}
