package com.example.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectPoolTest {

    private final ObjectPool<String> pool = new ObjectPool<>(List.of("first", "second"));

    @Test
    void lendsWhatIsIdle() throws InterruptedException {
        assertEquals("first", pool.borrow());
        assertEquals(1, pool.idle());
    }

    @Test
    void lendsAgainWhatWasGivenBack() throws InterruptedException {
        String lent = pool.borrow();

        pool.giveBack(lent);

        assertEquals(2, pool.idle());
        assertEquals("first", pool.borrow());
    }
}
