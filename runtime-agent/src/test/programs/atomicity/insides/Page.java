package insides;

/** Adds up amounts for a ledger, which has the lock. */
class Page {

    private volatile int sum;

    public void add(int amount) {
        sum += amount;
    }

    public int sum() {
        return sum;
    }
}
