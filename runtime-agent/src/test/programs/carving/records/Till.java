package records;

/** Takes money. */
class Till {

    private volatile int money;

    /** Something that costs. */
    interface Priced {
        int price();
    }

    void sell(Priced priced) {
        money += priced.price();
    }

    int money() {
        return money;
    }
}
