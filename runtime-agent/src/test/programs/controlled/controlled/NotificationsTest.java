package controlled;

import static io.snarl.Parallel.inParallel;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class NotificationsTest {

    private final Object monitor = new Object();
    private boolean ready;

    @Fails(with = "deadlock")
    public void lost_notification() {
        inParallel(
                () -> {
                    if (!isReady()) {
                        synchronized (monitor) {
                            monitor.wait();
                        }
                    }
                },
                this::makeReady);
    }

    private boolean isReady() {
        synchronized (monitor) {
            return ready;
        }
    }

    private void makeReady() {
        synchronized (monitor) {
            ready = true;
            monitor.notify();
        }
    }

    @Passes
    public void waiting_in_a_loop() {
        inParallel(
                () -> {
                    synchronized (monitor) {
                        while (!ready) {
                            monitor.wait();
                        }
                    }
                },
                this::makeReady);
    }

    @Fails(with = "deadlock")
    public void notification_of_the_wrong_waiter() {
        var buffer = new Buffer();
        inParallel(
                () -> buffer.put("one"),
                () -> buffer.put("two"),
                buffer::take,
                buffer::take);
    }

    /** Wrong, because it notifies any waiter, whether that waits for room or for an element. */
    static class Buffer {

        private final Queue<String> elements = new ArrayDeque<>();

        synchronized void put(String element) throws InterruptedException {
            while (elements.size() == 1) {
                wait();
            }
            elements.add(element);
            notify();
        }

        synchronized String take() throws InterruptedException {
            while (elements.isEmpty()) {
                wait();
            }
            String element = elements.remove();
            notify();
            return element;
        }
    }

    @Passes
    public void waiting_with_a_timeout() {
        inParallel(
                () -> {
                    synchronized (monitor) {
                        if (!ready) {
                            monitor.wait(1000);
                        }
                    }
                },
                this::isReady);
    }

    @Fails(with = "deadlock")
    public void lost_signal() {
        var lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        inParallel(
                () -> {
                    lock.lock();
                    try {
                        condition.await();
                    } finally {
                        lock.unlock();
                    }
                },
                () -> {
                    lock.lock();
                    try {
                        condition.signal();
                    } finally {
                        lock.unlock();
                    }
                });
    }

    @Passes
    public void signal_that_is_waited_for_in_a_loop() {
        var lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        inParallel(
                () -> {
                    lock.lock();
                    try {
                        while (!ready) {
                            condition.await();
                        }
                    } finally {
                        lock.unlock();
                    }
                },
                () -> {
                    lock.lock();
                    try {
                        ready = true;
                        condition.signal();
                    } finally {
                        lock.unlock();
                    }
                });
    }
}
