package fuzzed;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BrokenTest {

    @BeforeAll
    static void beforeAll() {
        throw new IllegalStateException("no database");
    }

    @Test
    void neverRuns() {
        Calls.add(this, "neverRuns");
    }
}
