package lookups;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class GuestbookTest {

    @Test
    void guests_are_counted() {
        Guestbook guestbook = new Guestbook();
        guestbook.invite("Ada");
        guestbook.welcome("Ada");

        assertEquals(1, guestbook.visits("Ada"));
    }
}
