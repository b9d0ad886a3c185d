package waiting;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WaitingTest {

    @Test
    void timed_wait() throws Exception {
        assertFalse(new Gate().pass(1));
        new Gate().passBlock();
    }

    @Test
    void notifications() throws Exception {
        Gate gate = new Gate();
        gate.open();
        assertTrue(gate.pass(1));
    }

    @Test
    void without_monitor() {
        assertThrows(IllegalMonitorStateException.class, new Gate()::notifyWithoutMonitor);
        assertThrows(IllegalMonitorStateException.class, new Gate()::waitWithoutMonitor);
    }

    @Test
    void interrupted() {
        assertThrows(InterruptedException.class, new Gate()::waitInterrupted);
    }

    @Test
    void in_test_code() throws Exception {
        Object guard = new Object();
        synchronized (guard) {
            guard.notifyAll();
            guard.wait(1);
        }
    }
}
