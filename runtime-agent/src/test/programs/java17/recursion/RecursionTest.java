package recursion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RecursionTest {

    @Test
    void that_ends() {
        assertEquals(3, new Endless().down(3));
    }
}
