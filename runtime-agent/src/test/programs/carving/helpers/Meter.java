package helpers;

/** Adds up what it is given; two threads may lose something. */
class Meter {

    private final Source source;
    private volatile int sum;

    Meter(Source source) {
        this.source = source;
    }

    void take() {
        sum += source.next();
    }

    int sum() {
        return sum;
    }
}
