package constructors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TillTest {

    @Test
    void sells_from_the_stock() {
        Stock stock = new Stock(10);
        Till till = new Till(stock);
        till.sell(3);

        assertEquals(3, till.sold());
        assertEquals(7, stock.pieces());
    }
}
