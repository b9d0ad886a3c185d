package handedout;

/** Counts what it sells. */
class Shop {

    private volatile int sold;

    void sell(Order order) {
        if (!order.items().isEmpty()) {
            sold += order.items().size();
        }
    }

    int sold() {
        return sold;
    }
}
