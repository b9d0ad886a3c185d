package transfers;

/** Money goes from one purse to the other in two steps, and someone who counts between them misses some. */
class Purse {

    private int coins;

    Purse(int coins) {
        this.coins = coins;
    }

    synchronized int coins() {
        return coins;
    }

    synchronized void add(int more) {
        coins += more;
    }

    void give(Purse other, int some) {
        add(-some);
        other.add(some);
    }

    /** Returns the coins of two purses. */
    static int together(Purse one, Purse other) {
        return one.coins() + other.coins();
    }
}
