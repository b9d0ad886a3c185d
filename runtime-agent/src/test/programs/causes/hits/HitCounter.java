package hits;

/** Counts the hits of a page. One method was left out when the rest was made safe for threads. */
class HitCounter {

    private int hits;

    void hit() { // mend 1: synchronized void hit() {
        hits++;
    }

    synchronized int hits() {
        return hits;
    }

    synchronized void reset() {
        hits = 0;
    }

    synchronized void hitTwice() {
        hits++;
        hits++;
    }
}
