package insides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LedgerTest {

    @Test
    void pages_add_up() {
        Page page = new Page();
        page.add(3);
        page.add(4);

        assertEquals(7, page.sum());
    }

    @Test
    void ledgers_add_up() {
        Ledger ledger = new Ledger();
        ledger.note(3);

        assertEquals(3, ledger.total());
    }

    @Test
    void stamps_count() {
        Stamp stamp = new Stamp();
        stamp.use();

        assertEquals(1, stamp.uses());
    }
}
