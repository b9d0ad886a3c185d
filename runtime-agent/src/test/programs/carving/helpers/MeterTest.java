package helpers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

class MeterTest {

    private final int step = 3;

    @Test
    void takes_what_is_there() {
        Meter meter = meter();
        meter.take();

        assertEquals(3, meter.sum());
    }

    private Meter meter() {
        return new Meter(source(step));
    }

    /** A source that never ends. */
    private Source source(int amount) {
        Class<?>[] types = {Source.class};
        return (Source) Proxy.newProxyInstance(getClass().getClassLoader(), types, (proxy, method, none) -> amount);
    }
}
