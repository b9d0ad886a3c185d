package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

public class EndlessTest {

    private volatile boolean done;
    private volatile boolean stop;

    @Fails(with = "endless", replays = 5)
    public void loop_that_nobody_ends() {
        inParallel(
                () -> {
                    while (!done) {
                        Thread.onSpinWait();
                    }
                },
                () -> stop = true);
    }

    @Fails(with = "endless", replays = 5)
    public void loop_that_is_ended_too_early() {
        inParallel(
                () -> {
                    done = false;
                    while (!done) {
                        Thread.yield();
                    }
                },
                () -> done = true);
    }

    @Fails(with = "endless", replays = 5)
    public void threads_that_give_way_to_each_other() {
        var left = new AtomicBoolean();
        var right = new AtomicBoolean();
        inParallel(
                () -> pass(left, right),
                () -> pass(right, left));
    }

    private static void pass(AtomicBoolean mine, AtomicBoolean other) {
        mine.set(true);
        while (other.get()) {
            Thread.yield();
        }
        mine.set(false);
    }

    @Passes
    public void spinning_until_another_thread_is_done() {
        inParallel(
                () -> {
                    while (!done) {
                        Thread.onSpinWait();
                    }
                },
                () -> done = true);
    }

    @Passes
    public void yielding_until_another_thread_is_done() {
        inParallel(
                () -> {
                    while (!done) {
                        Thread.yield();
                    }
                },
                () -> done = true);
    }

    @Passes
    public void spin_lock() {
        var taken = new AtomicBoolean();
        int[] count = new int[1];
        inParallel(
                () -> spinLocked(taken, count),
                () -> spinLocked(taken, count));
        if (count[0] != 2) {
            throw new AssertionError("count is " + count[0]);
        }
    }

    private static void spinLocked(AtomicBoolean taken, int[] count) {
        while (!taken.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        count[0]++;
        taken.set(false);
    }

    @Passes
    public void trying_a_lock_until_it_is_free() {
        var lock = new ReentrantLock();
        inParallel(() -> tryUntilFree(lock), () -> tryUntilFree(lock));
    }

    private static void tryUntilFree(ReentrantLock lock) {
        while (!lock.tryLock()) {
            Thread.yield();
        }
        lock.unlock();
    }
}
