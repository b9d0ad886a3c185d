package shop.order.impl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class OrderImplTest {
    @Test void fixture() {
        assertEquals(shop.core.Fixture.core().list(), new OrderImpl().core().list());
    }
}
