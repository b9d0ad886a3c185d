package record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EntryTest {

    @Test
    void changes() {
        record.Entry entry = new record.Entry();
        assertEquals(1, entry.change());
    }
}
