package records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RecordsTest {

    @Test
    void components() {
        assertEquals(9, new Shape.Rectangle(3).area());
        assertEquals(3, new Shape.Circle(1).area());
    }

    @Test
    void compact_constructor_that_throws() {
        assertThrows(IllegalArgumentException.class, () -> new Shape.Circle(-1));
    }

    @Test
    void methods_of_the_compiler() {
        Shape.Rectangle one = new Shape.Rectangle(1, 2);
        assertEquals(one, new Shape.Rectangle(1, 2));
        assertNotEquals(one.hashCode(), new Shape.Rectangle(3, 2).hashCode());
        assertEquals("Rectangle[width=1, height=2]", one.toString());
    }

    @Test
    void record_of_test_code() {
        record Pair(Object left, Object right) {}
        assertEquals("a", new Pair("a", null).left());
    }
}
