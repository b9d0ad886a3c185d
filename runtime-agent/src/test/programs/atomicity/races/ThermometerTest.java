package races;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ThermometerTest {

    @Test
    void tells_the_last_measure() {
        Thermometer thermometer = new Thermometer();
        thermometer.measure(20);
        thermometer.measure(21);

        assertEquals(21, thermometer.degrees());
    }
}
