package clocks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StopwatchTest {

    private final Stopwatch watch = new Stopwatch();

    @Test
    void counts_laps() {
        watch.lap();
        watch.lap();

        assertEquals(2, watch.laps());
    }

    @Test
    void runs() {
        assertTrue(watch.nanos() >= 0);
        assertTrue(watch.toString().startsWith("0 laps in "));
    }
}
