package aliases;

import org.junit.jupiter.api.Test;

class LedgerTest {

    @Test
    void own_mutex() {
        new Ledger().add(new Ledger());
    }

    @Test
    void given_mutex() {
        Object mutex = new Object();
        new Ledger(mutex).add(new Ledger(new Object()));
    }
}
