package testsfactories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StockTest {

    /** Notes in which order it is called, so that a test can compare that. */
    static class NotingSupplier implements Stock.Supplier {

        private final List<String> calls = new ArrayList<>();

        @Override
        public synchronized String deliver() {
            calls.add("deliver");
            return "tea";
        }

        @Override
        public synchronized void arrived(String goods) {
            calls.add("arrived " + goods);
        }

        synchronized List<String> getCalls() {
            return new ArrayList<>(calls);
        }
    }

    @Test
    void orders_goods() {
        NotingSupplier supplier = new NotingSupplier();
        Stock stock = new Stock(supplier);
        stock.order();

        assertEquals(List.of("deliver", "arrived tea"), supplier.getCalls());
        assertEquals(1, stock.size());
    }
}
