package results;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ChairTest {

    @Test
    void is_taken_once() {
        Chair chair = new Chair();

        assertTrue(chair.take());
        assertFalse(chair.take());
        assertTrue(chair.isTaken());
    }
}
