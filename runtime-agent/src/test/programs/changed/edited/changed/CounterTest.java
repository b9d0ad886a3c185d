package changed;

import static io.snarl.Parallel.inParallel;

import java.util.function.IntSupplier;

/** The same operations in other lines, with further lambda expressions and anonymous classes before those that matter. */
public class CounterTest {

    private static final IntSupplier ZERO = () -> 0;

    private static final IntSupplier ONE = new IntSupplier() {
        @Override
        public int getAsInt() {
            return 1;
        }
    };

    private int count;

    public int unrelated(int count) {
        IntSupplier sum = () -> count + ZERO.getAsInt() + ONE.getAsInt();
        return sum.getAsInt();
    }

    public void in_lambdas(int times) {
        IntSupplier product = () -> times * unrelated(times);
        count += product.getAsInt();
    }

    public void in_methods() {
        // This comment is new.
        inParallel(this::increment, this::increment);
        check();
    }

    private void increment() {

        int old = count;

        count = old + 1;
    }

    public void in_lambdas() {
        inParallel(
                () -> count++,
                () -> count++);
        check();
    }

    public void in_anonymous_classes() {
        Runnable first = new Runnable() {

            @Override
            public void run() {
                count++;
            }
        };
        Runnable second = new Runnable() {

            @Override
            public void run() {
                count++;
            }
        };
        inParallel(first::run, second::run);
        check();
    }

    private void check() {
        if (count != 2) {
            throw new AssertionError("count is " + count);
        }
    }
}
