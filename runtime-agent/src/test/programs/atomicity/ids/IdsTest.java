package ids;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class IdsTest {

    private final Ids ids = new Ids("order-");

    @Test
    void counts_up() {
        assertEquals("order-1", ids.next());
        assertEquals("order-2", ids.next());
    }

    @Test
    void skips() {
        ids.skip(9);

        assertEquals("order-10", ids.next());
    }
}
