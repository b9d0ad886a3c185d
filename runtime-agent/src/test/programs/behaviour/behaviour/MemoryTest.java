package behaviour;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;

class MemoryTest {

    @Test
    void used_objects_are_collected() {
        WeakReference<Heavy> reference = used();
        System.out.println("collected: " + Heavy.isCollected(reference));
    }

    @Test
    void arguments_are_collected_while_the_method_runs_that_has_handed_them_on() {
        // The second argument is there so that the first is not where the agent keeps the argument of the next call.
        var reference = new WeakReference<>(new Heavy(), new ReferenceQueue<>());
        System.out.println("argument collected: " + Heavy.isCollected(reference));
    }

    @Test
    void more_objects_than_fit_into_the_heap() {
        System.out.println(Heavy.sum(500));
    }

    @Test
    void thousands_of_threads_one_after_the_other() throws InterruptedException {
        Heavy heavy = new Heavy();
        for (int i = 0; i < 6000; i++) {
            Thread thread = new Thread(heavy::use);
            thread.start();
            thread.join();
        }
        System.out.println("used once more: " + (heavy.use() == heavy));
    }

    private static WeakReference<Heavy> used() {
        Heavy heavy = new Heavy();
        heavy.use().use();
        return new WeakReference<>(heavy);
    }
}
