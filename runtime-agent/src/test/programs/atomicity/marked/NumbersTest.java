package marked;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {

    @Test
    void are_read_again_after_a_reset() {
        Numbers numbers = new Numbers();
        assertEquals(1, numbers.read());
        numbers.mark(9);
        assertEquals(2, numbers.read());
        numbers.reset();

        assertEquals(2, numbers.read());
        assertEquals(2, numbers.position());
    }
}
