package constructed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Has what its helper needs from its constructor, which no other class has. */
class BasketTest {

    private final int most;

    BasketTest() {
        most = 10;
    }

    @Test
    void counts_what_is_put_into_it() {
        Basket basket = basket();
        basket.put(3);

        assertEquals(3, basket.count());
    }

    private Basket basket() {
        return new Basket(most);
    }
}
