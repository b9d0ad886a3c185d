package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DeadlocksTest {

    private final Object fork = new Object();
    private final Object knife = new Object();
    private final Object spoon = new Object();
    private final Lock left = new ReentrantLock();
    private final Lock right = new ReentrantLock();

    @Fails(with = "deadlock")
    public void two_monitors() {
        inParallel(
                () -> nested(fork, knife),
                () -> nested(knife, fork));
    }

    @Fails(with = "deadlock")
    public void three_monitors() throws InterruptedException {
        Thread second = new Thread(() -> nested(knife, spoon));
        Thread third = new Thread(() -> nested(spoon, fork));
        second.start();
        third.start();
        nested(fork, knife);
        second.join();
        third.join();
    }

    private static void nested(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                inner.hashCode();
            }
        }
    }

    @Passes
    public void two_monitors_in_the_same_order() {
        inParallel(
                () -> nested(fork, knife),
                () -> nested(fork, knife));
    }

    @Fails(with = "deadlock")
    public void synchronized_methods() {
        var one = new Account();
        var other = new Account();
        inParallel(
                () -> one.transferTo(other, 10),
                () -> other.transferTo(one, 20));
    }

    static class Account {

        private int balance = 100;

        synchronized void transferTo(Account other, int amount) {
            balance -= amount;
            other.add(amount);
        }

        private synchronized void add(int amount) {
            balance += amount;
        }
    }

    @Fails(with = "deadlock")
    public void two_locks() {
        inParallel(
                () -> locked(left, right),
                () -> locked(right, left));
    }

    private static void locked(Lock outer, Lock inner) {
        outer.lock();
        try {
            inner.lock();
            inner.unlock();
        } finally {
            outer.unlock();
        }
    }

    @Passes
    public void two_locks_one_of_them_tried() {
        inParallel(
                () -> locked(left, right),
                () -> {
                    right.lock();
                    try {
                        if (left.tryLock()) {
                            left.unlock();
                        }
                    } finally {
                        right.unlock();
                    }
                });
    }

    @Fails(with = "deadlock")
    public void monitor_and_lock() {
        inParallel(
                () -> {
                    synchronized (fork) {
                        left.lock();
                        left.unlock();
                    }
                },
                () -> {
                    left.lock();
                    try {
                        synchronized (fork) {
                            fork.hashCode();
                        }
                    } finally {
                        left.unlock();
                    }
                });
    }

    @Fails(with = "deadlock")
    public void read_lock_upgraded_by_two_threads() {
        var both = new ReentrantReadWriteLock();
        inParallel(
                () -> upgrade(both),
                () -> upgrade(both));
    }

    @Fails(with = "deadlock")
    public void read_lock_upgraded() {
        upgrade(new ReentrantReadWriteLock());
    }

    private static void upgrade(ReentrantReadWriteLock both) {
        both.readLock().lock();
        both.writeLock().lock();
        both.writeLock().unlock();
        both.readLock().unlock();
    }

    @Fails(with = "deadlock")
    public void two_semaphores() {
        var one = new Semaphore(1);
        var other = new Semaphore(1);
        inParallel(
                () -> acquired(one, other),
                () -> acquired(other, one));
    }

    private static void acquired(Semaphore outer, Semaphore inner) throws InterruptedException {
        outer.acquire();
        inner.acquire();
        inner.release();
        outer.release();
    }

    @Fails(with = "deadlock")
    public void threads_that_join_each_other() throws InterruptedException {
        Thread[] threads = new Thread[2];
        threads[0] = new Thread(() -> join(threads[1]));
        threads[1] = new Thread(() -> join(threads[0]));
        threads[0].start();
        threads[1].start();
        threads[0].join();
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Fails(with = "deadlock")
    public void task_that_waits_for_another_on_an_executor_of_one_thread() throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        Future<Integer> outer = executor.submit(() -> {
            Future<Integer> inner = executor.submit(() -> 1);
            return inner.get();
        });
        outer.get();
        executor.shutdown();
    }

    @Fails(with = "deadlock")
    public void latch_that_is_not_counted_down() throws InterruptedException {
        var latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        latch.await();
    }

    @Fails(with = "deadlock")
    public void barrier_with_a_missing_party() {
        var barrier = new CyclicBarrier(3);
        inParallel(barrier::await, barrier::await);
    }

    @Fails(with = "deadlock")
    public void handing_over_without_a_taker() throws InterruptedException {
        var queue = new SynchronousQueue<String>();
        inParallel(() -> queue.put("parcel"), () -> queue.poll());
    }

    @Passes
    public void handing_over_to_a_taker() {
        var queue = new SynchronousQueue<String>();
        inParallel(() -> queue.put("parcel"), () -> queue.take());
    }
}
