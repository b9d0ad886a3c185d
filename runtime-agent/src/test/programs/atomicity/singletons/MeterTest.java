package singletons;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MeterTest {

    @BeforeEach
    void clear() {
        Meter.INSTANCE.clear();
    }

    @Test
    void amounts_add_up() {
        Meter.INSTANCE.pass(3);
        Meter.INSTANCE.pass(4);

        assertEquals(7, Meter.INSTANCE.amount());
    }
}
