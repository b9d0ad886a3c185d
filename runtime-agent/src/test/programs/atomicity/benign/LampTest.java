package benign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LampTest {

    private final Lamp lamp = new Lamp();

    @Test
    void breaks() {
        assertFalse(lamp.isBroken());
        lamp.drop();
        lamp.drop();

        assertTrue(lamp.isBroken());
    }

    @Test
    void is_switched_until_it_breaks() {
        assertEquals(1, lamp.press());
        lamp.drop();

        assertEquals(1, lamp.press());
    }
}
