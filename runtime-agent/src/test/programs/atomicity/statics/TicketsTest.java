package statics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TicketsTest {

    @BeforeEach
    void start() {
        Tickets.continueAfter(100);
    }

    @Test
    void counts_up() {
        assertEquals(101, Tickets.next());
        assertEquals(102, Tickets.next());
        assertEquals(102, Tickets.last());
    }
}
