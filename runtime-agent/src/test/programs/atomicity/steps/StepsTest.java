package steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StepsTest {

    @Test
    void follower_goes_on_from_where_it_is() {
        Progress progress = new Progress();
        Follower follower = new Follower(progress);
        progress.set(4);

        assertEquals(5, follower.next());
        assertEquals(5, progress.get());
    }

    @Test
    void crew_advances_together() {
        Progress progress = new Progress();
        Crew crew = new Crew(progress);
        crew.join();

        assertEquals(1, crew.advance());
        assertEquals(1, progress.get());
    }

    @Test
    void ticket_is_used_once() {
        assertTrue(new Ticket().use());
    }
}
