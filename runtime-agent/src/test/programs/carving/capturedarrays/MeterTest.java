package capturedarrays;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MeterTest {

    @Test
    void adds_up_what_is_read() {
        int[] readings = {3, 4};
        Meter meter = new Meter(index -> readings[index]);
        meter.read(1);

        assertEquals(4, meter.total());
    }
}
