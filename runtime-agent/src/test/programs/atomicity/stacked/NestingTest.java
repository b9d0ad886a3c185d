package stacked;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NestingTest {

    @Test
    void elements_end_in_the_order_of_a_stack() {
        Nesting nesting = new Nesting();
        nesting.begin("a");
        nesting.begin("b");

        assertEquals("b", nesting.end());
        assertEquals(1, nesting.depth());
    }

    @Test
    void values_are_kept() {
        Nesting nesting = new Nesting();
        nesting.set("key", "value");

        assertEquals(1, nesting.size());
    }
}
