package controlled25;

import io.snarl.agent.controlled.Fails;
import io.snarl.agent.controlled.Passes;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class VirtualThreadsTest {

    private final Object left = new Object();
    private final Object right = new Object();
    private int count;

    private synchronized void increment() {
        count++;
    }

    private void assertTwo() {
        if (count != 2) {
            throw new AssertionError("count is " + count);
        }
    }

    @Passes
    public void under_a_lock() throws InterruptedException {
        Thread one = Thread.startVirtualThread(this::increment);
        Thread other = Thread.startVirtualThread(this::increment);
        one.join();
        other.join();
        assertTwo();
    }

    @Fails(with = "exception")
    public void lost_update() throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> count++);
        Thread other = Thread.startVirtualThread(() -> count++);
        one.join();
        other.join();
        assertTwo();
    }

    @Fails(with = "deadlock")
    public void deadlock_of_two_monitors() throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> nested(left, right));
        Thread other = Thread.startVirtualThread(() -> nested(right, left));
        one.join();
        other.join();
    }

    private static void nested(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                inner.hashCode();
            }
        }
    }

    @Fails(with = "exception")
    public void lost_update_in_tasks() throws Exception {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<?> one = executor.submit(() -> count++);
            Future<?> other = executor.submit(() -> count++);
            one.get();
            other.get();
        }
        assertTwo();
    }

    @Passes
    public void sleeping() throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        one.join();
    }
}
