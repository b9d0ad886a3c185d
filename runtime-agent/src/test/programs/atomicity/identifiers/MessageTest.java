package identifiers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MessageTest {

    @Test
    void has_a_text() {
        assertEquals("hello", new Message("hello").text());
    }

    @Test
    void has_a_number_of_its_own() {
        Message one = new Message("one");
        Message two = new Message("two");

        assertNotEquals(one.number(), two.number());
        assertTrue(Message.created() >= 2);
    }
}
