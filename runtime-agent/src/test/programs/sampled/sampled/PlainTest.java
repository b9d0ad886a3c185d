package sampled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlainTest {

    private final Object lock = new Object();

    @Test
    void adds() {
        synchronized (lock) {
            assertEquals(3, new Plain().add(3));
        }
    }
}
