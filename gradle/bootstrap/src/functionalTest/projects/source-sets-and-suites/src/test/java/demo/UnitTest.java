package demo;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class UnitTest {
    @Test void works() {
        assertEquals("unit", System.getProperty("who"));
    }
}
