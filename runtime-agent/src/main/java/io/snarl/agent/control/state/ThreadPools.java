package io.snarl.agent.control.state;

import io.snarl.agent.control.place.CallerFinder;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** The thread pools that were created in the current execution, and so are of no use to the next. */
public final class ThreadPools {

    private Object[] pools = new Object[4];
    private int size;
    private final Map<Thread, Object> workers = new IdentityHashMap<>();
    private ForkJoinPool common;

    /** Returns the common pool, which is another one in each execution, so that it starts empty. */
    public Object common() {
        if (common == null) {
            int[] workerCount = new int[1];
            common = new ForkJoinPool(
                    Math.max(1, ForkJoinPool.getCommonPoolParallelism()),
                    pool -> {
                        ForkJoinWorkerThread worker = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
                        worker.setName("ForkJoinPool.commonPool-worker-" + ++workerCount[0]);
                        return worker;
                    },
                    null,
                    false);
            add(common);
        }
        return common;
    }

    public void add(Object pool) {
        if (!contains(pool)) {
            if (size == pools.length) {
                pools = Arrays.copyOf(pools, size * 2);
            }
            pools[size++] = pool;
        }
    }

    /** Notes a thread that a pool, perhaps an older one, has created. */
    public void addWorker(Object pool, Thread worker) {
        workers.put(worker, pool);
    }

    /** Returns the pool that has created a thread, or null. */
    public Object poolOf(Thread worker) {
        if (worker instanceof ForkJoinWorkerThread ofPool) {
            return ofPool.getPool();
        }
        return workers.isEmpty() ? null : workers.get(worker);
    }

    public boolean isOlderThanExecution(ThreadState worker) {
        return worker.pool != null && !contains(worker.pool);
    }

    /** Returns whether a worker waits for work. */
    public static boolean isIdle(ThreadState worker) {
        return worker.waiting == WaitReason.FOR_PERMIT
                && (worker.wantedLock == null || worker.condition != null)
                && isInPool(worker);
    }

    /** Returns whether a worker runs code of its pool, and not of the program. */
    public static boolean isInPool(ThreadState worker) {
        return CallerFinder.placeOf(worker.turn.stackTrace()) == null;
    }

    private boolean contains(Object pool) {
        for (int i = 0; i < size; i++) {
            if (pools[i] == pool) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        Arrays.fill(pools, 0, size, null);
        size = 0;
        common = null;
        workers.clear();
    }
}
