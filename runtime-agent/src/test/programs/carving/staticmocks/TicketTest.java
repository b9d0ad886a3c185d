package staticmocks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.Mockito.mockStatic;

import org.junit.jupiter.api.Test;
import org.mockito.MockedStatic;

class TicketTest {

    @Test
    void counts() {
        try (MockedStatic<Ticket.Step> step = mockStatic(Ticket.Step.class)) {
            step.when(Ticket.Step::width).thenReturn(2);
            Ticket ticket = new Ticket();
            ticket.next();

            assertEquals(2, ticket.last());
        }
    }
}
