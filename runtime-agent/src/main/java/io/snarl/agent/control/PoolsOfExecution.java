package io.snarl.agent.control;

import java.util.Arrays;

/** The pools of threads that were made in the current execution, and so are of no use to the next. */
final class PoolsOfExecution {

    private Object[] pools = new Object[4];
    private int size;

    void add(Object pool) {
        if (!contains(pool)) {
            if (size == pools.length) {
                pools = Arrays.copyOf(pools, size * 2);
            }
            pools[size++] = pool;
        }
    }

    boolean contains(Object pool) {
        for (int i = 0; i < size; i++) {
            if (pools[i] == pool) {
                return true;
            }
        }
        return false;
    }

    void clear() {
        Arrays.fill(pools, 0, size, null);
        size = 0;
    }
}
