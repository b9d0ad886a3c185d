package handedout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShopTest {

    private static Order orderOf(String item) {
        Order order = new Order();
        order.items().add(item);
        return order;
    }

    @Test
    void sells_what_is_ordered() {
        Shop shop = new Shop();
        shop.sell(orderOf("tea"));
        shop.sell(orderOf("milk"));

        assertEquals(2, shop.sold());
    }
}
