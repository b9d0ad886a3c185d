package demo;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class CalcIT {
    @Test void works() {
        assertEquals(6, Calc.twice());
    }
}
