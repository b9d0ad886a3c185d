package nestedtests;

/** Holds water. */
class Pot {

    private final Valve valve;
    private volatile int water;

    /** Lets water in. */
    interface Valve {
        int open();
    }

    Pot(Valve valve) {
        this.valve = valve;
    }

    void fill() {
        water += valve.open();
    }

    int water() {
        return water;
    }
}
