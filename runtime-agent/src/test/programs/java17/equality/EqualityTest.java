package equality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EqualityTest {

    @Test
    void called_by_assertions() {
        assertEquals(new Money(1), new Money(1));
        assertNotEquals(new Money(1), "1");
    }

    @Test
    void called_by_collections() {
        Set<Money> set = new HashSet<>();
        set.add(new Money(5));
        assertTrue(set.contains(new Money(5)));
        List<Money> list = new ArrayList<>(List.of(new Money(2), new Money(1)));
        Collections.sort(list);
    }

    @Test
    void called_by_string_concatenation() {
        assertEquals("7 cents in all", new Money(7) + " in all");
    }
}
