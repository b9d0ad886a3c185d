package means;

import java.util.concurrent.atomic.AtomicLong;

/** What it says is the highest may be what nobody has measured. */
class Heights {

    private final AtomicLong highest = new AtomicLong(Long.MIN_VALUE);
    private final AtomicLong count = new AtomicLong();

    void add(long height) {
        count.incrementAndGet();
        highest.accumulateAndGet(height, Math::max);
    }

    double highest() {
        return count.get() == 0 ? 0 : highest.get();
    }
}
