package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.lang.ref.ReferenceQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

public class LeftBehindTest {

    private static final ThreadLocal<String> LOCAL = new ThreadLocal<>();
    private static final ExecutorService POOL = Executors.newFixedThreadPool(2);

    private int count;

    @Passes
    public void daemon_thread_that_waits() {
        var queue = new LinkedBlockingQueue<Runnable>();
        Thread thread = new Thread(() -> {
            try {
                while (true) {
                    queue.take().run();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        queue.add(() -> count++);
    }

    @Passes
    public void daemon_thread_that_never_ends() {
        Thread thread = new Thread(() -> {
            while (true) {
                Thread.yield();
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @Passes
    public void daemon_threads_that_wait_for_the_garbage_collector() {
        var queue = new ReferenceQueue<Object>();
        startDaemon(() -> queue.remove(1000));
        startDaemon(() -> queue.remove());
        inParallel(this::increment, this::increment);
    }

    private static void startDaemon(Waiting waiting) {
        Thread thread = new Thread(() -> {
            try {
                waiting.run();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private interface Waiting {

        void run() throws InterruptedException;
    }

    @Passes
    public void executor_that_is_never_shut_down() throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        executor.submit(() -> count++).get();
    }

    @Passes
    public void static_executor() throws Exception {
        Future<?> one = POOL.submit(this::increment);
        Future<?> other = POOL.submit(this::increment);
        one.get();
        other.get();
        if (count != 2) {
            throw new AssertionError("count is " + count);
        }
    }

    private synchronized void increment() {
        count++;
    }

    @Fails(with = "exception")
    public void static_executor_with_a_lost_update() throws Exception {
        Future<?> one = POOL.submit(() -> count++);
        Future<?> other = POOL.submit(() -> count++);
        one.get();
        other.get();
        if (count != 2) {
            throw new AssertionError("count is " + count);
        }
    }

    @Fails(with = "deadlock")
    public void static_executor_with_a_deadlock() throws Exception {
        var latch = new CountDownLatch(1);
        Future<?> one = POOL.submit(() -> {
            Future<?> other = POOL.submit(() -> {
                latch.await();
                return null;
            });
            other.get();
            latch.countDown();
            return null;
        });
        one.get();
    }

    @Passes
    public void thread_local_of_the_thread_of_the_test() {
        assertUnset();
        LOCAL.set("left behind");
    }

    @Passes
    public void thread_locals_of_its_threads() {
        inParallel(
                () -> {
                    assertUnset();
                    LOCAL.set("one");
                },
                () -> {
                    assertUnset();
                    LOCAL.set("two");
                });
    }

    @Passes
    public void thread_local_of_a_thread_that_is_started() throws InterruptedException {
        Thread thread = new Thread(() -> {
            assertUnset();
            LOCAL.set("three");
        });
        thread.start();
        thread.join();
        assertUnset();
    }

    private static void assertUnset() {
        if (LOCAL.get() != null) {
            throw new AssertionError(LOCAL.get());
        }
    }

    @Passes
    public void interrupt_of_the_thread_of_the_test() {
        if (Thread.currentThread().isInterrupted()) {
            throw new AssertionError("interrupted by an earlier schedule");
        }
        Thread.currentThread().interrupt();
    }
}
