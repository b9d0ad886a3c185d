package borrowed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PoolTest {

    @Test
    void lends_cars() {
        Pool pool = new Pool();
        pool.grow();
        Pool.Car car = pool.borrow();
        car.drive();

        assertEquals(1, car.miles());
    }
}
