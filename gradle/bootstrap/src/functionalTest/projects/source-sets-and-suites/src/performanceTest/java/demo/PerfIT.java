package demo;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class PerfIT {
    @Test void works() {
        fail("must not run");
    }
}
