package vaults;

import io.snarl.trial.Trial;
import org.junit.jupiter.api.Test;

class TrialTest {

    private final Vault vault = new Vault(System.getProperty("acme.apiToken"));

    @Test
    void loses_an_update() {
        Trial trial = Trial.inParallel(() -> vault.use(1), () -> vault.use(1));
        trial.observe("0", () -> vault.uses());
        trial.end();
    }

    @Test
    void counts_behind_a_password() {
        char[] password = (System.getProperty("acme.apiToken") + "0").toCharArray();
        Trial trial = Trial.inParallel(() -> Vault.count(password), () -> Vault.count(password));
        trial.observe("0", () -> password);
        trial.end();
    }

    @Test
    void crashes() {
        Trial trial = Trial.inParallel(() -> vault.take(), () -> vault.take());
        trial.end();
    }

    @Test
    void fails_with_a_secret() {
        vault.refuse();
    }
}
