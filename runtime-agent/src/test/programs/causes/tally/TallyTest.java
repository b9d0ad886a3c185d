package tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TallyTest {

    @Test
    void counts() {
        Tally tally = new Tally();
        tally.up();
        tally.up();
        tally.down();
        tally.add(5);

        assertEquals(6, tally.count());
    }
}
