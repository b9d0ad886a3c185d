package capturedarrays;

import java.util.function.IntUnaryOperator;

/** Adds up what a source tells. */
class Meter {

    private final IntUnaryOperator source;
    private volatile int total;

    Meter(IntUnaryOperator source) {
        this.source = source;
    }

    void read(int index) {
        total += source.applyAsInt(index);
    }

    int total() {
        return total;
    }
}
