package afterall;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VaultTest {

    private static Vault vault;

    @BeforeAll
    static void open() {
        vault = new Vault(new Vault.Coin(1));
    }

    @AfterAll
    static void close() {
        vault.close();
    }

    // Each is made when the test before has ended.
    static Stream<Arguments> coins() {
        return Stream.of(2, 5).map(worth -> Arguments.of("worth " + worth, new Vault.Coin(worth)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("coins")
    void keeps(String name, Vault.Coin coin) {
        vault.add(coin);

        assertTrue(vault.worth() >= coin.worth(), name);
    }
}
