package refusals;

import java.util.concurrent.atomic.AtomicInteger;

/** Both bounds are safe for threads, and that they fit each other is not. */
class Range {

    private final AtomicInteger lower = new AtomicInteger();
    private final AtomicInteger upper = new AtomicInteger(10);

    void setLower(int bound) {
        if (bound > upper.get()) {
            throw new IllegalArgumentException(bound + " is too much");
        }
        lower.set(bound);
    }

    void setUpper(int bound) {
        if (bound < lower.get()) {
            throw new IllegalArgumentException(bound + " is too little");
        }
        upper.set(bound);
    }

    boolean contains(int value) {
        return value >= lower.get() && value <= upper.get();
    }
}
