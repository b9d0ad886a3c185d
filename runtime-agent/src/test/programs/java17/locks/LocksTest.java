package locks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LocksTest {

    @Test
    void reentrant_lock() {
        new Store().reentrant();
    }

    @Test
    void tried() throws Exception {
        assertTrue(new Store().tried());
    }

    @Test
    void read_write_lock() {
        Store store = new Store();
        assertEquals(0, store.read());
        assertTrue(store.write(7));
    }

    @Test
    void stamped_lock() {
        assertEquals(0, new Store().stamped());
    }

    @Test
    void views_of_a_stamped_lock() {
        assertTrue(new Store().stampedViews());
    }

    @Test
    void lock_that_is_not_held() {
        assertThrows(IllegalMonitorStateException.class, () -> new Store().unlockTooOften());
    }
}
