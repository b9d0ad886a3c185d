package volatiles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SequenceTest {

    @Test
    void counts_from_one() {
        Sequence sequence = new Sequence();

        assertEquals(1, sequence.next());
        assertEquals(2, sequence.next());
        assertEquals(2, sequence.last());
    }
}
