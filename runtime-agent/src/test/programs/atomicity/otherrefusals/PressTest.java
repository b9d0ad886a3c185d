package otherrefusals;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PressTest {

    @Test
    void prints() {
        Press press = new Press();
        press.print("news");

        assertFalse(press.isClosed());
    }

    @Test
    void is_closed() {
        Press press = new Press();
        press.close();

        assertTrue(press.isClosed());
    }
}
