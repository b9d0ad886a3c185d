package ledgers;

/** Takes the lock of the shop while it holds its own, in each of its methods. */
class Ledger {

    private int entries;

    synchronized void enter(int number) {
        entries += number;
    }

    synchronized int report(Shop shop) {
        return entries - shop.sold();
    }

    synchronized void correct(Shop shop) {
        entries = shop.sold();
    }
}
