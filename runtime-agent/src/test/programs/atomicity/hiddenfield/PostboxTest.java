package hiddenfield;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PostboxTest {

    @Test
    void keeps_letters() {
        Postbox box = new Postbox();
        box.drop("hello");

        assertTrue(box.has("hello"));
        assertFalse(box.has("bye"));
    }
}
