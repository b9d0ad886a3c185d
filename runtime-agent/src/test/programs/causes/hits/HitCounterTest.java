package hits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HitCounterTest {

    @Test
    void counts() {
        HitCounter counter = new HitCounter();
        counter.hit();
        counter.hitTwice();

        assertEquals(3, counter.hits());
    }

    @Test
    void starts_again() {
        HitCounter counter = new HitCounter();
        counter.hit();
        counter.reset();

        assertEquals(0, counter.hits());
    }
}
