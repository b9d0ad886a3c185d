package workers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What the thread of the belt does is no call of the test. */
class BeltTest {

    @Test
    void packs_what_is_put_on_it() throws InterruptedException {
        Belt belt = new Belt();
        belt.start();
        belt.put("cup");
        belt.put("plate");
        belt.stop();

        assertEquals(2, belt.packed());
    }
}
