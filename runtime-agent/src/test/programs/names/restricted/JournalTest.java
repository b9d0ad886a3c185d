package restricted;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class JournalTest {

    @Test
    void records() {
        var record = new Journal();
        assertEquals(1, record.record());
    }

    @Test
    void yields() {
        Journal yield = new Journal();
        yield.yield(2);
        assertEquals(2, yield.var());
    }

    @Test
    void permits() {
        Journal sealed = new Journal();
        Journal var = new Journal();
        sealed.permits(var);
        assertEquals(0, sealed.sealed());
    }
}
