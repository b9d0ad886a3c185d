package conditions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ConditionsTest {

    @Test
    void await_in_vain() throws Exception {
        assertNull(new Mailbox().take());
        assertFalse(new Mailbox().await());
    }

    @Test
    void signal() throws Exception {
        Mailbox mailbox = new Mailbox();
        mailbox.put("hello");
        assertEquals("hello", mailbox.take());
    }

    @Test
    void without_lock() {
        assertThrows(IllegalMonitorStateException.class, new Mailbox()::signalWithoutLock);
    }

    @Test
    void interrupted() {
        assertThrows(InterruptedException.class, new Mailbox()::awaitInterrupted);
    }
}
