package fuzzed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class OutcomesTest {

    @Test
    void fails() {
        assertEquals(1, 2, "the counter");
    }

    @Test
    void assumes() {
        assumeTrue(false, "only on Sundays");
    }

    @Test
    @Disabled("for now")
    void disabled() {
        throw new AssertionError("must not run");
    }

    @Test
    @EnabledIfSystemProperty(named = "no.such.property", matches = "set")
    void conditional() {
        throw new AssertionError("must not run");
    }

    @AfterEach
    void afterEach() {
        Calls.add(this, "afterEach");
    }
}
