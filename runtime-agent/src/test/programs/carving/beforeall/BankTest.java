package beforeall;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BankTest {

    private static Bank bank;
    private static final List<String> AUDITS = new ArrayList<>();

    @BeforeAll
    static void open() {
        bank = new Bank(() -> AUDITS.contains("audit"));
    }

    @Test
    void takes_deposits() {
        bank.deposit();

        assertTrue(bank.deposits() > 0);
    }
}
