package correct;

import java.util.concurrent.atomic.AtomicInteger;

class Ordered {

    private static final AtomicInteger NUMBERS = new AtomicInteger();
    private final int number = NUMBERS.incrementAndGet();
    private int value;

    void exchange(Ordered other) {
        Ordered first = number < other.number ? this : other;
        Ordered second = first == this ? other : this;
        synchronized (first) {
            synchronized (second) {
                int old = value;
                value = other.value;
                other.value = old;
            }
        }
    }
}
