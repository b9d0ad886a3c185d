package constructed;

/** Counts what is put into it; two threads may lose something. */
class Basket {

    private final int most;
    private volatile int count;

    Basket(int most) {
        this.most = most;
    }

    void put(int things) {
        count = Math.min(most, count + things);
    }

    int count() {
        return count;
    }
}
