package transfers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PurseTest {

    @Test
    void gives() {
        Purse mine = new Purse(5);
        Purse yours = new Purse(1);
        mine.give(yours, 2);

        assertEquals(3, mine.coins());
        assertEquals(6, Purse.together(mine, yours));
    }
}
