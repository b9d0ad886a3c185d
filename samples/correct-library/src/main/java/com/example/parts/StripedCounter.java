package com.example.parts;

import java.util.concurrent.atomic.AtomicLongArray;

/** Counts in several cells, so that threads seldom meet; the sum is exact as soon as nobody counts. */
public class StripedCounter {

    private static final int CELLS = 8;

    private final AtomicLongArray cells = new AtomicLongArray(CELLS);

    public void increment() {
        add(1);
    }

    public void add(long amount) {
        cells.addAndGet((int) (Thread.currentThread().getId() % CELLS), amount);
    }

    public long sum() {
        long sum = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            sum += cells.get(cell);
        }
        return sum;
    }
}
