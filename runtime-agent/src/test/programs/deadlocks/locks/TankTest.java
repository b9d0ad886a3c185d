package locks;

import org.junit.jupiter.api.Test;

class TankTest {

    private final Tank full = new Tank(10);

    @Test
    void pours() {
        full.pourInto(new Tank(0));
    }

    @Test
    void tries() {
        full.tryToPourInto(new Tank(0));
    }
}
