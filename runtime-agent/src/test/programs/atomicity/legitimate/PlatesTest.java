package legitimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PlatesTest {

    private final Plates plates = new Plates();

    @Test
    void last_comes_first() {
        plates.push("blue");
        plates.push("red");

        assertEquals("red", plates.pop());
        assertEquals("blue", plates.pop());
        assertTrue(plates.isEmpty());
    }

    @Test
    void has_nothing_at_first() {
        assertThrows(IllegalStateException.class, plates::pop);
    }
}
