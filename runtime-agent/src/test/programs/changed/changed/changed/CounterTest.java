package changed;

import static io.snarl.Parallel.inParallel;

/** Still wrong, but the threads do something else. */
public class CounterTest {

    private int count;

    public void in_methods() {
        inParallel(this::increment, this::increment);
        check();
    }

    private void increment() {
        set(count + 1);
    }

    private void set(int count) {
        this.count = count;
    }

    public void in_lambdas() {
        inParallel(() -> increment(), () -> increment());
        check();
    }

    public void in_anonymous_classes() {
        Runnable one = new Runnable() {
            @Override
            public void run() {
                set(count + 1);
            }
        };
        inParallel(one::run, one::run);
        check();
    }

    private void check() {
        if (count != 2) {
            throw new AssertionError("count is " + count);
        }
    }
}
