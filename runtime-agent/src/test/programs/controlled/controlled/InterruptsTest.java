package controlled;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class InterruptsTest {

    private interface Waiting {

        void run() throws InterruptedException;
    }

    private static void interrupt(Waiting waiting) throws InterruptedException {
        boolean[] interrupted = new boolean[1];
        Thread thread = new Thread(() -> {
            try {
                waiting.run();
            } catch (InterruptedException e) {
                interrupted[0] = true;
            }
        });
        thread.start();
        thread.interrupt();
        thread.join();
        if (!interrupted[0]) {
            throw new AssertionError("not interrupted");
        }
    }

    @Passes
    public void of_waiting_for_a_notification() throws InterruptedException {
        var monitor = new Object();
        interrupt(() -> {
            synchronized (monitor) {
                monitor.wait();
            }
        });
    }

    @Passes
    public void of_sleeping() throws InterruptedException {
        interrupt(() -> Thread.sleep(1000));
    }

    @Passes
    public void of_parking() throws InterruptedException {
        interrupt(() -> {
            LockSupport.park();
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
        });
    }

    @Passes
    public void of_joining() throws InterruptedException {
        Thread me = Thread.currentThread();
        interrupt(me::join);
    }

    @Passes
    public void of_waiting_for_a_lock() throws InterruptedException {
        var lock = new ReentrantLock();
        lock.lock();
        interrupt(lock::lockInterruptibly);
        lock.unlock();
    }

    @Passes
    public void of_waiting_for_an_element() throws InterruptedException {
        var queue = new LinkedBlockingQueue<String>();
        interrupt(queue::take);
    }

    @Passes
    public void monitor_is_held_again_after_waiting() throws InterruptedException {
        var monitor = new Object();
        interrupt(() -> {
            synchronized (monitor) {
                try {
                    monitor.wait();
                } finally {
                    if (!Thread.holdsLock(monitor)) {
                        throw new AssertionError("not held");
                    }
                }
            }
        });
    }

    @Fails(with = "exception")
    public void interrupt_that_is_swallowed() throws InterruptedException {
        boolean[] seen = new boolean[1];
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                // The mistake is not to set it again.
            }
            seen[0] = Thread.interrupted();
        });
        thread.start();
        thread.interrupt();
        thread.join();
        if (!seen[0]) {
            throw new AssertionError("the interrupt is lost");
        }
    }
}
