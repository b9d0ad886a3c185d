package injectedmocks;

/** Sells what the store has. */
class Shop {

    private final Store store;
    private final Bell bell;
    private volatile int sold;

    Shop(Store store, Bell bell) {
        this.store = store;
        this.bell = bell;
    }

    /** Has things. */
    interface Store {
        int take(String item);
    }

    /** Rings. */
    static class Bell {
        int loudness() {
            return 0;
        }
    }

    void sell(String item) {
        if (store.take(item) == 0) {
            throw new IllegalStateException("there is no " + item);
        }
        sold += bell.loudness();
    }

    int sold() {
        return sold;
    }
}
