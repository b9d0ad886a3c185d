package aliases;

class Ledger {

    private final Object mutex;
    private int sum;

    Ledger() {
        this.mutex = this;
    }

    Ledger(Object mutex) {
        this.mutex = mutex;
    }

    void add(Ledger other) {
        synchronized (mutex) {
            sum += other.sum();
        }
    }

    private int sum() {
        synchronized (mutex) {
            return sum;
        }
    }
}
