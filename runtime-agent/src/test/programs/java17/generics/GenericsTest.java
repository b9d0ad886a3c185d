package generics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class GenericsTest {

    @Test
    void type_variables() {
        Box<Integer> one = new Box<>(1);
        Box<Integer> two = new Box<>(2);
        assertSame(two, Box.larger(one, two));
        assertEquals(2, two.content());
    }

    @Test
    void bridge_methods() {
        Box<String> box = new Box.TextBox("a");
        box.fill(" b ");
        assertEquals("b", box.content());
        Comparable<Box<String>> comparable = box;
        assertEquals(0, comparable.compareTo(box));
    }
}
