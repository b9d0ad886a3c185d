package resets;

/** What is reset is a single number, so that no hit need get lost. */
class Hits {

    private volatile long hits;

    synchronized void hit() {
        hits++;
    }

    long reset() {
        long old = hits;
        hits = 0;
        return old;
    }

    long hits() {
        return hits;
    }
}
