package basetests;

import org.junit.jupiter.api.BeforeEach;

abstract class AbstractLedgerTest {

    protected Ledger ledger;
    protected Ledger.Rate rate;

    @BeforeEach
    void setUp() {
        rate = rate();
        ledger = new Ledger(rate);
        open(ledger);
    }

    abstract Ledger.Rate rate();

    protected void open(Ledger opened) {
        opened.book(1);
    }
}
