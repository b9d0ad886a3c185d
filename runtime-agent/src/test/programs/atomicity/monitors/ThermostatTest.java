package monitors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ThermostatTest {

    private final Thermostat thermostat = new Thermostat();

    @Test
    void is_set() {
        thermostat.set(18);

        assertEquals(18, thermostat.degrees());
    }

    @Test
    void raises() {
        thermostat.raise();

        assertEquals(21, thermostat.degrees());
    }
}
