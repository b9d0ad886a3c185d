package insiders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class JournalTest {

    private final Journal journal = new Journal();

    @Test
    void entries_add_up() {
        Journal.Entry entry = journal.begin();
        entry.add(3);
        entry.add(4);
        entry.commit();

        assertEquals(7, journal.total());
    }

    @Test
    void careless_entries_add_up_too() {
        Journal.Entry entry = journal.begin();
        entry.add(5);
        entry.commitCarelessly();

        assertEquals(5, journal.total());
    }
}
