package singletons;

import java.util.concurrent.atomic.AtomicLong;

/** There is only one, and it counts what passes, but not safely how much it is. */
enum Meter {
    INSTANCE;

    private final AtomicLong passes = new AtomicLong();
    private long amount;

    void pass(long more) {
        passes.incrementAndGet();
        amount += more;
    }

    void clear() {
        passes.set(0);
        amount = 0;
    }

    long amount() {
        return amount;
    }
}
