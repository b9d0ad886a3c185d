package means;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HeightsTest {

    @Test
    void highest_is_found() {
        Heights heights = new Heights();
        heights.add(170);
        heights.add(190);

        assertEquals(190.0, heights.highest());
    }
}
