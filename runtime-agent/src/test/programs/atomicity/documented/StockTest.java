package documented;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StockTest {

    @Test
    void parts_are_added() {
        Stock stock = new Stock();
        stock.add(3);
        assertEquals(3, stock.parts());
    }

    @Test
    void all_parts_are_taken_out() {
        Stock stock = new Stock();
        stock.add(3);
        assertEquals(3, stock.clear());
        assertEquals(0, stock.parts());
    }

    @Test
    void looks_are_counted() {
        Stock stock = new Stock();
        assertEquals(0, stock.look());
        assertEquals(1, stock.looks());
    }

    @Test
    void visits_are_counted() {
        Visits visits = new Visits();
        visits.visit(7);
        assertEquals(1, visits.count());
        assertEquals(7, visits.last());
    }
}
