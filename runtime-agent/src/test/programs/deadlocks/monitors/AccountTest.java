package monitors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AccountTest {

    @Test
    void pays() {
        Account ada = new Account("Ada");
        Account grace = new Account("Grace");
        ada.deposit(50);
        ada.payTo(grace, 20);
        assertEquals(50, ada.total(grace));
    }
}
