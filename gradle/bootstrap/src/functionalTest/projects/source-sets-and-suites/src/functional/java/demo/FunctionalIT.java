package demo;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class FunctionalIT {
    @Test void works() {
        System.out.println("suite property " + System.getProperty("suite"));
    }
}
