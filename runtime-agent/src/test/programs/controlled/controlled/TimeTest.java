package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

public class TimeTest {

    private static void assertTrue(boolean value) {
        if (!value) {
            throw new AssertionError("not so");
        }
    }

    @Passes
    public void an_hour_passes_at_once() throws InterruptedException {
        long began = System.nanoTime();
        long beganMillis = System.currentTimeMillis();
        Thread.sleep(TimeUnit.HOURS.toMillis(1));
        assertTrue(System.nanoTime() - began >= TimeUnit.HOURS.toNanos(1));
        assertTrue(System.currentTimeMillis() - beganMillis >= TimeUnit.HOURS.toMillis(1));
    }

    @FunctionalInterface
    private interface Sleep {
        void of(long millis) throws InterruptedException;
    }

    @FunctionalInterface
    private interface Wait {
        void on(Object object, long millis) throws InterruptedException;
    }

    @FunctionalInterface
    private interface Pause {
        void take() throws InterruptedException;
    }

    @Passes
    public void an_hour_passes_at_once_for_those_who_call_by_reference() throws InterruptedException {
        LongSupplier nanos = System::nanoTime;
        LongSupplier millis = System::currentTimeMillis;
        Sleep sleep = Thread::sleep;
        Wait wait = Object::wait;
        long began = nanos.getAsLong();
        long beganMillis = millis.getAsLong();
        sleep.of(TimeUnit.HOURS.toMillis(1));
        synchronized (this) {
            wait.on(this, TimeUnit.HOURS.toMillis(1));
        }
        assertTrue(nanos.getAsLong() - began >= TimeUnit.HOURS.toNanos(2));
        assertTrue(millis.getAsLong() - beganMillis >= TimeUnit.HOURS.toMillis(2));
    }

    @Fails(with = "deadlock")
    public void notification_by_reference_comes_too_early() {
        Pause wait = this::wait;
        Pause notify = this::notifyAll;
        Pause yield = Thread::yield;
        inParallel(
                () -> {
                    yield.take();
                    synchronized (this) {
                        wait.take();
                    }
                },
                () -> {
                    synchronized (this) {
                        notify.take();
                    }
                });
    }

    @Fails(with = "exception")
    public void sleeping_is_no_synchronization() throws InterruptedException {
        boolean[] done = new boolean[1];
        Thread thread = new Thread(() -> done[0] = true);
        thread.start();
        Thread.sleep(100);
        if (!done[0]) {
            throw new AssertionError("slept too short");
        }
    }

    @Passes
    public void timeouts_that_do_not_expire() {
        var latch = new CountDownLatch(1);
        var future = new CompletableFuture<String>();
        var queue = new ArrayBlockingQueue<String>(1);
        var semaphore = new Semaphore(0);
        inParallel(
                () -> {
                    assertTrue(latch.await(1, TimeUnit.SECONDS));
                    assertTrue(future.get(1, TimeUnit.SECONDS).equals("done"));
                    assertTrue(queue.poll(1, TimeUnit.SECONDS) != null);
                    assertTrue(semaphore.tryAcquire(1, TimeUnit.SECONDS));
                },
                () -> {
                    latch.countDown();
                    future.complete("done");
                    queue.put("element");
                    semaphore.release();
                });
    }

    @Passes
    public void lock_that_is_free_in_time() {
        var lock = new ReentrantLock();
        inParallel(() -> lockInTime(lock), () -> lockInTime(lock));
    }

    private static void lockInTime(ReentrantLock lock) throws InterruptedException {
        assertTrue(lock.tryLock(1, TimeUnit.SECONDS));
        lock.unlock();
    }

    @Passes
    public void lock_that_is_never_free() throws InterruptedException {
        var lock = new ReentrantLock();
        lock.lock();
        inParallel(() -> assertTrue(!lock.tryLock(1, TimeUnit.SECONDS)));
        lock.unlock();
    }

    @Passes(preemptions = 1)
    public void executor_that_ends_in_time() throws InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        executor.execute(() -> {});
        executor.execute(() -> {});
        executor.shutdown();
        assertTrue(executor.awaitTermination(1, TimeUnit.SECONDS));
    }

    @Passes
    public void parking_for_a_time() {
        inParallel(
                () -> {
                    long began = System.nanoTime();
                    LockSupport.parkNanos(TimeUnit.MINUTES.toNanos(1));
                    assertTrue(System.nanoTime() - began >= TimeUnit.MINUTES.toNanos(1));
                },
                () -> Thread.sleep(1));
    }

    @Passes
    public void joining_for_a_time() throws InterruptedException {
        Thread thread = new Thread(() -> LockSupport.parkNanos(TimeUnit.HOURS.toNanos(1)));
        thread.start();
        thread.join(1000);
        assertTrue(thread.isAlive());
        thread.join();
        assertTrue(!thread.isAlive());
    }
}
