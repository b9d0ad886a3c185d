package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExceptionsTest {

    private volatile boolean open;

    private void check() {
        if (open) {
            throw new IllegalStateException("the door is open");
        }
    }

    private void openAndClose() {
        open = true;
        open = false;
    }

    @Fails(with = "exception")
    public void uncaught_in_a_thread() throws InterruptedException {
        Thread thread = new Thread(this::check);
        thread.start();
        openAndClose();
        thread.join();
    }

    @Fails(with = "exception")
    public void uncaught_in_a_thread_that_nobody_joins() {
        new Thread(this::check).start();
        openAndClose();
    }

    @Fails(with = "exception")
    public void uncaught_in_a_task_of_an_executor() {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        executor.execute(this::check);
        openAndClose();
        executor.shutdown();
    }

    @Passes
    public void caught_by_the_future_of_a_task() {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        Future<?> unread = executor.submit(this::check);
        openAndClose();
        executor.shutdown();
    }

    @Passes
    public void caught_by_the_handler_of_a_thread() throws InterruptedException {
        Thread thread = new Thread(this::check);
        thread.setUncaughtExceptionHandler((where, thrown) -> {});
        thread.start();
        openAndClose();
        thread.join();
    }

    @Fails(with = "exception")
    public void in_parallel() {
        inParallel(this::check, this::openAndClose);
    }

    @Fails(with = "exception")
    public void assertion_of_the_test() throws InterruptedException {
        Thread thread = new Thread(this::openAndClose);
        thread.start();
        if (open) {
            throw new AssertionError("seen too early");
        }
        thread.join();
    }

    @Fails(with = "exception")
    public void thrown_while_another_thread_waits() throws InterruptedException {
        var never = new Object();
        Thread waiting = new Thread(() -> {
            synchronized (never) {
                try {
                    never.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        waiting.setDaemon(true);
        waiting.start();
        throw new AssertionError("always");
    }

    @Passes
    public void in_constructors() {
        inParallel(ExceptionsTest::construct, ExceptionsTest::construct);
    }

    private static void construct() {
        try {
            new Picky(-1);
            throw new AssertionError("not thrown");
        } catch (IllegalArgumentException e) {
            if (new Picky(1).count != 2) {
                throw new AssertionError("not constructed");
            }
        }
    }

    static class Base {

        private static final Object LOCK = new Object();

        int count;

        Base(int number) {
            synchronized (LOCK) {
                count += number;
                if (number < 0) {
                    throw new IllegalArgumentException("negative");
                }
            }
        }
    }

    static class Picky extends Base {

        Picky(int number) {
            super(number);
            count++;
        }
    }
}
