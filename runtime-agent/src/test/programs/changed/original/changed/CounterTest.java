package changed;

import static io.snarl.Parallel.inParallel;

public class CounterTest {

    private int count;

    public void increments() {
        inParallel(this::increment, this::increment);
        if (count != 2) {
            throw new AssertionError("count is " + count);
        }
    }

    private void increment() {
        count++;
    }
}
