package released;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GateTest {

    @Test
    void is_open_when_it_was_given_back() {
        Gate gate = new Gate(7);
        assertFalse(gate.isOpen());

        gate.leave(7);

        assertTrue(gate.isOpen());
    }
}
