package ledgers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShopTest {

    @Test
    void sells() {
        Ledger ledger = new Ledger();
        Shop shop = new Shop();
        shop.sell(ledger);

        assertEquals(0, ledger.report(shop));

        ledger.correct(shop);
        assertEquals(0, ledger.report(shop));
    }
}
