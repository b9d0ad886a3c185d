package pa$ckage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Package$Test {

    @Test
    void counts() {
        assertEquals(1, new Counter().next());
    }
}
