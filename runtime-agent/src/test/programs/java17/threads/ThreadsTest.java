package threads;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ThreadsTest {

    @Test
    void started_by_the_subject() throws Exception {
        Worker worker = new Worker();
        worker.runInThread();
        assertEquals(1, worker.done());
    }

    @Test
    void started_by_the_test() throws Exception {
        Worker worker = new Worker();
        Thread thread = new Thread(worker);
        thread.start();
        thread.join();
        assertEquals(1, worker.done());
    }

    @Test
    void of_an_executor() throws Exception {
        Worker worker = new Worker();
        ExecutorService executor = Executors.newFixedThreadPool(1, ThreadsTest::daemon);
        Future<?> future = executor.submit(worker);
        future.get();
        assertEquals(1, worker.done());
    }

    @Test
    void none() {
        assertEquals(0, new Worker().done());
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }
}
