package io.snarl.core.synthesis;

import com.google.gson.JsonObject;
import com.sun.management.GarbageCollectionNotificationInfo;
import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/** Measures how much heap the JVM needs from now on, for those who measure Snarl itself. */
final class HeapWatch {

    private final Set<String> heapPools = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .map(MemoryPoolMXBean::getName)
            .collect(Collectors.toSet());
    private final AtomicLong peak = new AtomicLong();
    private final AtomicLong afterCollection = new AtomicLong();

    private HeapWatch() {}

    static HeapWatch start() {
        var watch = new HeapWatch();
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (collector instanceof NotificationEmitter emitter) {
                emitter.addNotificationListener((notification, handback) -> watch.note(notification), null, null);
            }
        }
        return watch;
    }

    private void note(Notification notification) {
        if (notification.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
            var info = GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData());
            peak.accumulateAndGet(heapOf(info.getGcInfo().getMemoryUsageBeforeGc()), Math::max);
            afterCollection.accumulateAndGet(heapOf(info.getGcInfo().getMemoryUsageAfterGc()), Math::max);
        }
    }

    private long heapOf(Map<String, MemoryUsage> pools) {
        return heapPools.stream()
                .filter(pools::containsKey)
                .mapToLong(pool -> pools.get(pool).getUsed())
                .sum();
    }

    /** Writes how many bytes were in use at most, with garbage and right after a collection, as a JSON object. */
    void writeTo(Path file) throws IOException {
        long now = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        var bytes = new JsonObject();
        bytes.addProperty("peak", Math.max(peak.get(), now));
        bytes.addProperty("afterCollection", afterCollection.get());
        WholeFile.write(file, bytes + "\n");
    }
}
