package lockfreecounter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TallyTest {

    @Test
    void counts_up_to_the_limit() {
        Tally tally = new Tally(2);

        assertTrue(tally.count());
        assertTrue(tally.count());
        assertFalse(tally.count());
        assertEquals(2, tally.value());
        assertEquals(1, tally.refused());
    }
}
