package means;

import java.util.concurrent.atomic.AtomicLong;

/** Each of its counters is exact; of what is computed out of both while others go on counting nobody expects that. */
class Speeds {

    private final AtomicLong total = new AtomicLong();
    private final AtomicLong count = new AtomicLong();

    void add(long speed) {
        total.addAndGet(speed);
        count.incrementAndGet();
    }

    long count() {
        return count.get();
    }

    double mean() {
        long measured = count.get();
        return measured == 0 ? 0 : (double) total.get() / measured;
    }
}
