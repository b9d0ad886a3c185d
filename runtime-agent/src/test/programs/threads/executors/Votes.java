package executors;

/** Counts votes, and is called by several threads. */
class Votes {

    private volatile int count;

    void add(int votes) {
        count += votes;
    }

    int count() {
        return count;
    }
}
