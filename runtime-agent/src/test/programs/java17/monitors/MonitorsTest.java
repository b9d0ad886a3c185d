package monitors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MonitorsTest {

    @Test
    void methods() {
        Account account = new Account();
        account.deposit(3);
        Account.open();
    }

    @Test
    void reentrance() {
        Account account = new Account();
        account.depositTwice(3);
        account.reenterBlock();
    }

    @Test
    void blocks() {
        Account account = new Account();
        assertEquals(0, account.balance());
        Account.sum(account, account);
    }

    @Test
    void released_by_exceptions() {
        Account account = new Account();
        assertThrows(IllegalStateException.class, account::refuse);
        assertThrows(IllegalStateException.class, account::refuseInBlock);
        assertFalse(Thread.holdsLock(account));
    }

    @Test
    void monitor_of_null() {
        assertThrows(NullPointerException.class, new Account()::ofNull);
    }

    @Test
    void taken_by_test_code() {
        Account account = new Account();
        synchronized (account) {
            account.deposit(1);
        }
    }
}
