package collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class GuestsTest {

    private final Guests guests = new Guests();

    @Test
    void are_invited_once() {
        assertTrue(guests.invite("Ada"));
        assertFalse(guests.invite("Ada"));
        assertEquals(1, guests.size());
    }

    @Test
    void are_listed() {
        guests.invite("Ada");
        guests.invite("Alan");

        assertEquals(List.of("Ada", "Alan"), guests.names());
    }
}
