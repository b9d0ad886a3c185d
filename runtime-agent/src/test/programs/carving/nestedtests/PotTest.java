package nestedtests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PotTest {

    private static final int LITRES = 2;

    private Pot pot;

    @BeforeEach
    void setUp() {
        pot = new Pot(this::litres);
    }

    private int litres() {
        return LITRES;
    }

    @Nested
    class Filled {

        @BeforeEach
        void fill() {
            pot.fill();
        }

        @Test
        void takes_more() {
            pot.fill();

            assertEquals(4, pot.water());
        }
    }
}
