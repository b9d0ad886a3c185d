package accounts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AccountTest {

    @Test
    void pays() {
        Account ada = new Account();
        Account grace = new Account();
        ada.deposit(50);
        ada.payTo(grace, 20);

        assertEquals(20, grace.balance());
        assertTrue(ada.isRicherThan(grace));
    }
}
