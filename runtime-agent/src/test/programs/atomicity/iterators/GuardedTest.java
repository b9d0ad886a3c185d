package iterators;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class GuardedTest {

    private final Guarded<String> letters = new Guarded<>();

    @Test
    void iterates() {
        letters.add("a");
        letters.add("b");
        Iterator<String> i = letters.iterator();

        assertTrue(i.hasNext());
        assertEquals("a", i.next());
        assertEquals("b", i.next());
        assertFalse(i.hasNext());
        assertThrows(NoSuchElementException.class, i::next);
    }

    @Test
    void has_a_size() {
        letters.add("a");

        assertEquals(1, letters.size());
    }
}
