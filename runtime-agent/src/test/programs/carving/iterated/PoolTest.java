package iterated;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PoolTest {

    @Test
    void all_cars_drive() {
        Pool pool = new Pool();
        pool.grow();
        pool.grow();
        for (Pool.Car car : pool.cars()) {
            car.drive();
        }

        assertEquals(2, pool.cars().stream().mapToInt(Pool.Car::miles).sum());
    }
}
