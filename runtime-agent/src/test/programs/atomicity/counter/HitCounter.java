package counter;

/** Counts the hits of a page. Counting was left out when the rest was made safe for threads. */
class HitCounter {

    private int hits;

    void hit() {
        hits++;
    }

    synchronized int hits() {
        return hits;
    }

    synchronized void reset() {
        hits = 0;
    }
}
