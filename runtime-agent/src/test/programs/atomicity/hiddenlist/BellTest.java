package hiddenlist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BellTest {

    @Test
    void rings_at_all_doors() {
        AtomicInteger rings = new AtomicInteger();
        Bell bell = new Bell();
        bell.hangAt(rings::incrementAndGet);
        bell.hangAt(rings::incrementAndGet);
        bell.ring();

        assertEquals(2, rings.get());
    }
}
