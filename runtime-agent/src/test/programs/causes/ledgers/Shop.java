package ledgers;

/** The only one that takes both locks in the other order. */
class Shop {

    private int sold;

    synchronized int sold() {
        return sold;
    }

    synchronized void sell(Ledger ledger) { // mend 1: void sell(Ledger ledger) {
        count();
        ledger.enter(1);
    }

    private synchronized void count() {
        sold++;
    }
}
