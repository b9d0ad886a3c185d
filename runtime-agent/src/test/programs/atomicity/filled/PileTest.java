package filled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class PileTest {

    @Test
    void grows() {
        Pile pile = new Pile();
        pile.put("blue");

        assertEquals(1, pile.size());
    }

    @Test
    void has_nothing_at_first() {
        assertNull(new Pile().take());
    }
}
