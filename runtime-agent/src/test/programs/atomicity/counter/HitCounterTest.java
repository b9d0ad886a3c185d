package counter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HitCounterTest {

    private final HitCounter counter = new HitCounter();

    @Test
    void counts() {
        counter.hit();
        counter.hit();

        assertEquals(2, counter.hits());
    }

    @Test
    void starts_again() {
        counter.hit();
        counter.reset();

        assertEquals(0, counter.hits());
    }
}
