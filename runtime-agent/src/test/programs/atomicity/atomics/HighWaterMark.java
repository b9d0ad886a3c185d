package atomics;

import java.util.concurrent.atomic.AtomicInteger;

/** Keeps the highest level. It reads and sets an atomic number in two steps. */
class HighWaterMark {

    private final AtomicInteger highest = new AtomicInteger();

    void record(int level) {
        if (level > highest.get()) {
            highest.set(level);
        }
    }

    int highest() {
        return highest.get();
    }
}
