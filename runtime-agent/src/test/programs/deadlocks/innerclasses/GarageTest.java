package innerclasses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class GarageTest {

    @Test
    void lets_in() {
        Garage garage = new Garage();
        Garage.Gate gate = garage.new Gate();
        gate.letInto(garage);
        assertEquals(1, garage.close(gate));
    }
}
