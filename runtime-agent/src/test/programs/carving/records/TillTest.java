package records;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TillTest {

    private record Tea(int price) implements Till.Priced {}

    private enum Cake implements Till.Priced {
        SMALL {
            @Override
            public int price() {
                return 2;
            }
        }
    }

    @Test
    void sells_tea() {
        Till till = new Till();
        till.sell(new Tea(3));

        assertEquals(3, till.money());
    }

    @Test
    void sells_cake() {
        Till till = new Till();
        till.sell(Cake.SMALL);

        assertEquals(2, till.money());
    }
}
