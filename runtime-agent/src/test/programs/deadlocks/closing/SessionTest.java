package closing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SessionTest {

    @Test
    void counts_what_was_sent() {
        Session session = new Session();
        Link link = session.open();
        link.send();
        assertEquals(1, session.close());
    }
}
