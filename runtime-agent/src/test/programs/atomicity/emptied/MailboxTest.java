package emptied;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MailboxTest {

    @Test
    void takes_letters() {
        Mailbox box = new Mailbox("from Ada");
        box.add("from Alan");

        assertEquals(2, box.size());
    }

    @Test
    void is_empty_at_first() {
        assertTrue(new Mailbox().isEmpty());
    }
}
