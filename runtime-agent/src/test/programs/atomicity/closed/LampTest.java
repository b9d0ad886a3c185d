package closed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LampTest {

    @Test
    void counts_users() {
        Lamp lamp = new Lamp();
        lamp.use();
        lamp.close();

        assertEquals(1, lamp.users());
    }

    @Test
    void is_dark_without_users() {
        Lamp lamp = new Lamp();
        lamp.close();

        assertTrue(lamp.isDark());
    }
}
