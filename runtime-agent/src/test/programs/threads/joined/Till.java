package joined;

/** Holds money, which is moved from till to till by several threads. */
class Till {

    private int money;

    synchronized void put(int amount) {
        money += amount;
    }

    synchronized void emptyInto(Till other) {
        other.put(money);
        money = 0;
    }

    synchronized int money() {
        return money;
    }
}
