package changed;

import static io.snarl.Parallel.inParallel;

public class CounterTest {

    private int count;

    public void in_methods() {
        inParallel(this::increment, this::increment);
        check();
    }

    private void increment() {
        int before = count;
        count = before + 1;
    }

    public void in_lambdas() {
        inParallel(() -> count++, () -> count++);
        check();
    }

    public void in_anonymous_classes() {
        Runnable one = new Runnable() {
            @Override
            public void run() {
                count++;
            }
        };
        Runnable other = new Runnable() {
            @Override
            public void run() {
                count++;
            }
        };
        inParallel(one::run, other::run);
        check();
    }

    private void check() {
        if (count != 2) {
            throw new AssertionError("count is " + count);
        }
    }
}
