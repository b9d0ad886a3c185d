package lockedreads;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TicketsTest {

    @Test
    void some_are_passed_over() {
        Tickets tickets = new Tickets();
        assertEquals(1, tickets.read());
        assertEquals(3, tickets.skip(3));

        assertEquals(4, tickets.position());
    }
}
