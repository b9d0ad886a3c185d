package basetests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DoubleLedgerTest extends AbstractLedgerTest {

    @Override
    Ledger.Rate rate() {
        return new Ledger.Rate() {
            @Override
            public int of(int amount) {
                return 2 * amount;
            }
        };
    }

    @Test
    void books_twice() {
        ledger.book(2);

        assertEquals(6, ledger.booked());
    }
}
