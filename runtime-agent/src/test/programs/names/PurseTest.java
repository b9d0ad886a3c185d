import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PurseTest {

    @Test
    void holds_coins() {
        Purse purse = new Purse();
        assertEquals(2, purse.put(2));
    }
}
