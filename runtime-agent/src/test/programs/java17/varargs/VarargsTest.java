package varargs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class VarargsTest {

    @Test
    void arrays_that_the_compiler_makes() {
        assertEquals(0, Sum.of());
        assertEquals(3, Sum.of(1, 2));
        assertEquals(5, Sum.ofOne(5));
    }

    @Test
    void objects() {
        assertEquals(3, Sum.count("mixed", "text", 1, null));
        assertEquals(-1, Sum.count("none", (Object[]) null));
    }
}
