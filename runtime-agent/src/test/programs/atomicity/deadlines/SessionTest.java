package deadlines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class SessionTest {

    /** Nothing of this is true any more some milliseconds later. */
    @Test
    void can_be_extended() {
        long now = System.currentTimeMillis();
        Session session = new Session();
        session.extendTo(now - 5);
        session.extendTo(now + 500);

        assertEquals(1, session.extensions());
        assertFalse(session.isOver());
    }
}
