package proxies;

/** Counts entries of a day; two threads may lose one. */
class Diary {

    private final Clock clock;
    private volatile int entries;

    Diary(Clock clock) {
        this.clock = clock;
    }

    void write() {
        if (clock.now() >= 0) {
            entries++;
        }
    }

    int entries() {
        return entries;
    }
}
