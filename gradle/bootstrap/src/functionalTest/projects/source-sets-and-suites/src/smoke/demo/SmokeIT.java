package demo;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class SmokeIT {
    @Test void works() {
        System.out.println("smoke env " + System.getenv("SMOKE") + System.getenv("EXTRA"));
    }
}
