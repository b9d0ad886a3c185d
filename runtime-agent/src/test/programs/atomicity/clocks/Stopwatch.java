package clocks;

/** Counts laps wrongly. Its text and one of its numbers are other ones each time, the number of laps is not. */
class Stopwatch {

    private final long started = System.nanoTime();
    private int laps;

    void lap() {
        laps++;
    }

    synchronized int laps() {
        return laps;
    }

    synchronized long nanos() {
        return System.nanoTime() - started;
    }

    @Override
    public synchronized String toString() {
        return laps + " laps in " + nanos();
    }
}
