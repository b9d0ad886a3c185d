package com.example.parts;

import static io.snarl.Parallel.inParallel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Threads that want what there is only one of. */
class ObjectPoolConcurrentTest {

    private final ObjectPool<String> pool = new ObjectPool<>(List.of("only"));

    @Test
    void whoFindsNoneWaitsUntilOneIsGivenBack() {
        inParallel(this::use, this::use);

        assertEquals(1, pool.idle());
    }

    private void use() throws InterruptedException {
        pool.giveBack(pool.borrow());
    }
}
