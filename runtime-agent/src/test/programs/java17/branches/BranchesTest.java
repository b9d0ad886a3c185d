package branches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BranchesTest {

    private final Decision decision = new Decision();

    @Test
    void against_zero() {
        assertEquals(2 + 4 + 32, decision.compareToZero(-1));
        assertEquals(1 + 8 + 32, decision.compareToZero(0));
    }

    @Test
    void of_two_numbers() {
        assertEquals(2 + 8 + 16, decision.compare(2, 1));
    }

    @Test
    void of_references() {
        assertTrue(decision.references("a", "a"));
        assertFalse(decision.references(null, null));
    }

    @Test
    void of_wide_numbers() {
        assertEquals(1, decision.wide(2, 0.5f, 1d));
        assertEquals(0, decision.wide(2, Float.NaN, 1d));
    }

    @Test
    void switches() {
        assertEquals(20, decision.dense(2));
        assertEquals(0, decision.dense(-4));
        assertEquals(2, decision.sparse(1000));
    }

    @Test
    void loops() {
        assertEquals(1, decision.loop(3));
    }
}
