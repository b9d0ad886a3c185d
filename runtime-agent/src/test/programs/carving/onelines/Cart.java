package onelines;

import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Sums up what is bought. */
class Cart {

    private final int limit;
    private volatile int sum;

    Cart(int limit) {
        this.limit = limit;
    }

    /** A price that can be cut. */
    static class Price {

        private int cents;

        Price(int cents) {
            this.cents = cents;
        }

        Price add(int more) {
            cents += more;
            return this;
        }
    }

    void add(int cents) {
        if (sum + cents <= limit) {
            sum += cents;
        }
    }

    void add(Price price) {
        sum += price.cents;
    }

    void take(Price price) {
        sum -= price.cents;
    }

    void change(IntUnaryOperator change, IntSupplier more) {
        sum = change.applyAsInt(sum) + more.getAsInt();
    }

    void label(Function<Integer, String> label, Supplier<String> end) {
        sum += (label.apply(sum) + end.get()).length();
    }

    int sum() {
        return sum;
    }
}
