package locks;

import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class LockReferencesTest {

    @Test
    void lock_as_method_reference() {
        ReentrantLock lock = new ReentrantLock();
        Runnable take = lock::lock;
        Runnable leave = lock::unlock;
        take.run();
        leave.run();
    }
}
