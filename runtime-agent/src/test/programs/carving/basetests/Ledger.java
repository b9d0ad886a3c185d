package basetests;

/** Keeps what is booked. */
class Ledger {

    private final Rate rate;
    private volatile int booked;

    Ledger(Rate rate) {
        this.rate = rate;
    }

    /** What an amount is worth. */
    interface Rate {
        int of(int amount);
    }

    void book(int amount) {
        booked += rate.of(amount);
    }

    int booked() {
        return booked;
    }
}
