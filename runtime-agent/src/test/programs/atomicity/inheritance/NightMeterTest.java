package inheritance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NightMeterTest {

    private final NightMeter meter = new NightMeter();

    @Test
    void counts_by_day() {
        meter.count(7);

        assertEquals(7, meter.units());
    }

    @Test
    void counts_half_at_night() {
        meter.countAtNight(8);

        assertEquals(4, meter.units());
    }
}
