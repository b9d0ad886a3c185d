package atomics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HighWaterMarkTest {

    private final HighWaterMark mark = new HighWaterMark();

    @Test
    void rises() {
        mark.record(3);
        mark.record(5);

        assertEquals(5, mark.highest());
    }

    @Test
    void never_falls() {
        mark.record(4);
        mark.record(2);

        assertEquals(4, mark.highest());
    }
}
