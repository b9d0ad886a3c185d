package locks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AccountTest {

    private final Account account = new Account(100);

    @Test
    void deposits() {
        account.deposit(50);

        assertEquals(150, account.balance());
    }

    @Test
    void withdraws() {
        assertTrue(account.withdraw(70));
        assertEquals(30, account.balance());
    }

    @Test
    void has_no_debts() {
        assertFalse(account.withdraw(101));
        assertEquals(100, account.balance());
    }
}
