package builder;

import java.util.List;

/** Safe for threads. */
class Pizza {

    private final List<String> toppings;
    private int slices = 8;

    Pizza(List<String> toppings) {
        this.toppings = List.copyOf(toppings);
    }

    synchronized boolean eat() {
        if (slices == 0) {
            return false;
        }
        slices--;
        return true;
    }

    synchronized int slices() {
        return slices;
    }

    List<String> toppings() {
        return toppings;
    }
}
