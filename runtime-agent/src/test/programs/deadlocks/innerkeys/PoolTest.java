package innerkeys;

import org.junit.jupiter.api.Test;

class PoolTest {

    @Test
    void borrows() {
        Pool pool = new Pool();
        pool.borrow();
        pool.shrink();
    }
}
