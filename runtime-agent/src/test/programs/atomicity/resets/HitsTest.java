package resets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HitsTest {

    @Test
    void reset_tells_how_many_there_were() {
        var hits = new Hits();
        hits.hit();

        assertEquals(1, hits.reset());
        assertEquals(0, hits.hits());
    }
}
