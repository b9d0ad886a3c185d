package builder;

import java.util.ArrayList;
import java.util.List;

/** Not safe for threads, and not meant to be. */
class PizzaBuilder {

    private final List<String> toppings = new ArrayList<>();
    private int count;

    PizzaBuilder with(String topping) {
        toppings.add(topping);
        count++;
        return this;
    }

    int count() {
        return count;
    }

    Pizza bake() {
        return new Pizza(toppings);
    }
}
