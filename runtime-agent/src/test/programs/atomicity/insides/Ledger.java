package insides;

/** Notes amounts; the page that has them is its own. */
public class Ledger {

    private final Page page = new Page();

    /** Notes an amount, by whichever thread. */
    public synchronized void note(int amount) {
        page.add(amount);
    }

    public synchronized int total() {
        return page.sum();
    }
}
