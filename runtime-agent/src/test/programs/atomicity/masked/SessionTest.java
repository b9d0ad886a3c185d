package masked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SessionTest {

    private final Session session = new Session("ada");

    @Test
    void counts_requests() {
        assertEquals(1, session.request());
        assertEquals(2, session.request());
    }

    @Test
    void is_described() {
        assertEquals("ada", session.user());
        assertTrue(session.toString().contains("ada"));
    }
}
