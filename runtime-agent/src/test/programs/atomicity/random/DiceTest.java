package random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DiceTest {

    @Test
    void rolls() {
        Dice dice = new Dice();
        int number = dice.roll();

        assertTrue(number >= 1 && number <= 6);
        assertEquals(1, dice.throwsMade());
        assertEquals(number, dice.sum());
    }
}
