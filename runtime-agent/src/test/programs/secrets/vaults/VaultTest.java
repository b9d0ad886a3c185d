package vaults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class VaultTest {

    private static final String TOKEN = System.getProperty("acme.apiToken");
    private static final String PASSWORD = Objects.requireNonNullElse(System.getenv("ACME_DB_PASSWORD"), "none");

    @Test
    void uses_secrets() {
        var vault = new Vault("Bearer " + TOKEN);
        vault.use(1);
        vault.use(2);
        assertEquals(3, vault.uses());
        vault.opens(PASSWORD.toCharArray());
        vault.take();
    }

    @Test
    void uses_nothing_but_a_secret() {
        String owner = "owner of " + TOKEN.length() + TOKEN;
        var locker = new Locker(owner);
        locker.add(1);
        assertEquals(1, locker.count());
    }

    @Test
    void uses_constants() {
        var vault = new Vault("plain");
        vault.use(1);
        assertEquals(1, vault.uses());
        assertEquals(5, vault.take());
    }

    @Test
    void uses_a_secret_that_becomes_one_late() {
        System.setProperty("late.secret", "late-0815-secret");
        new Vault("late-0815-secret").use(1);
    }

    @Test
    void fails_with_a_secret() {
        new Vault(TOKEN).refuse();
    }

    @TestFactory
    Stream<DynamicTest> is_named_after_a_secret() {
        return Stream.of(DynamicTest.dynamicTest("named " + TOKEN, () -> new Vault("plain").use(1)));
    }
}
