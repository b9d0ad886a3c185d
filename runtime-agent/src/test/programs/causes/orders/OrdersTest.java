package orders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OrdersTest {

    @Test
    void takes_and_cancels() {
        Orders orders = new Orders();
        orders.take("tea");
        orders.take("cake");
        orders.cancel("tea");

        assertEquals(1, orders.open());
    }

    @Test
    void counts_what_is_sent() {
        Orders orders = new Orders();
        orders.send();

        assertEquals(1, orders.sent());

        orders.forget();
        assertEquals(0, orders.sent());
    }
}
