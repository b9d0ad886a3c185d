package means;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SpeedsTest {

    @Test
    void mean_is_between() {
        Speeds speeds = new Speeds();
        speeds.add(30);
        speeds.add(50);

        assertEquals(40.0, speeds.mean());
        assertEquals(2, speeds.count());
    }
}
