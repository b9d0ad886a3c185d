package fuzzed;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class InapplicableTest {

    @BeforeAll
    static void beforeAll() {
        assumeTrue(false, "only on Sundays");
    }

    @Test
    void neverRuns() {
        throw new AssertionError("must not run");
    }
}
