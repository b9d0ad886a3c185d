package tornread;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RangeTest {

    private final Range range = new Range(1, 3);

    @Test
    void has_a_length() {
        assertEquals(2, range.length());
    }

    @Test
    void moves() {
        range.set(10, 13);

        assertEquals(3, range.length());
        assertTrue(range.contains(11));
        assertFalse(range.contains(2));
    }

    @Test
    void has_no_negative_length() {
        assertThrows(IllegalArgumentException.class, () -> range.set(2, 1));
    }
}
