package streamed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PoolTest {

    @Test
    void the_newest_car_drives() {
        Pool pool = new Pool();
        pool.grow();
        Pool.Car car = pool.cars().stream()
                .filter(each -> each.miles() == 0)
                .findFirst()
                .orElseThrow();
        car.drive();

        assertEquals(1, car.miles());
    }
}
