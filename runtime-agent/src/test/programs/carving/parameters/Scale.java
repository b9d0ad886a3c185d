package parameters;

/** Weighs things. */
class Scale {

    private volatile int weight;

    /** Something heavy. */
    interface Thing {
        int weight();
    }

    void put(Thing thing) {
        weight += thing.weight();
    }

    int weight() {
        return weight;
    }
}
