package lockfreecounter;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** Counts up to a limit, without locks and without mistakes. */
class Tally {

    private final AtomicInteger value = new AtomicInteger();
    private final LongAdder refused = new LongAdder();
    private final int limit;

    Tally(int limit) {
        this.limit = limit;
    }

    boolean count() {
        while (true) {
            int old = value.get();
            if (old == limit) {
                refused.increment();
                return false;
            }
            if (value.compareAndSet(old, old + 1)) {
                return true;
            }
        }
    }

    int value() {
        return value.get();
    }

    long refused() {
        return refused.sum();
    }
}
