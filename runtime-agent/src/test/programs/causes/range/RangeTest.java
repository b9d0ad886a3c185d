package range;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RangeTest {

    @Test
    void moves() {
        Range range = new Range(1, 3);
        range.set(10, 14);
        range.shift(2);

        assertEquals(4, range.length());
        assertEquals(14, range.middle());
    }
}
