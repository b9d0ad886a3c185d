package converted;

/** Knows what all that is in it costs. */
class Basket {

    private volatile int cost;

    /** Something that costs as much as its name is long. */
    static class Item {

        private final String name;

        Item(String name) {
            this.name = name;
        }
    }

    void add(Item item) {
        cost += item.name.length();
    }

    int cost() {
        return cost;
    }
}
