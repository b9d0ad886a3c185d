package refusals;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RangeTest {

    private final Range range = new Range();

    @Test
    void contains_what_is_between_its_bounds() {
        range.setLower(5);
        range.setUpper(9);

        assertTrue(range.contains(7));
        assertFalse(range.contains(3));
    }

    @Test
    void refuses_an_upper_bound_below_the_lower_one() {
        range.setLower(6);

        assertThrows(IllegalArgumentException.class, () -> range.setUpper(4));
        assertTrue(range.contains(8));
    }
}
