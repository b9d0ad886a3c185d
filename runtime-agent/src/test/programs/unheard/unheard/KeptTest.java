package unheard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Passes only if methods do the same whether they are recorded or not. */
class KeptTest {

    private static final int OFTEN = 300;

    @Test
    void monitors_are_taken_and_left() {
        var kept = new Kept(1, 2, null);
        for (int i = 0; i < OFTEN; i++) {
            assertTrue(kept.isLocked());
            assertTrue(Kept.isClassLocked());
            assertThrows(IllegalArgumentException.class, () -> kept.fail(2));
            assertFalse(Thread.holdsLock(kept) || Thread.holdsLock(Kept.class));
        }
        assertEquals(OFTEN + 1, kept.fail(1));
    }

    @Test
    void values_handlers_and_loops_stay() {
        for (int i = 0; i < OFTEN; i++) {
            var kept = new Kept(4, 0, null);
            assertEquals(6, kept.loop(3));
            assertEquals(14, kept.sum((byte) 0, 5, 2.5, "abc"));
            assertEquals(7, kept.sum((byte) 2, 5, 7.5, "abc"));
            assertEquals(-1, kept.sum((byte) 9, 5, 2.5, "abc"));
        }
    }
}
