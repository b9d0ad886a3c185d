package converted;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BasketTest {

    // The framework makes the item by its constructor.
    @ParameterizedTest
    @ValueSource(strings = {"tea", "milk"})
    void adds(Basket.Item item) {
        Basket basket = new Basket();
        basket.add(item);

        assertTrue(basket.cost() > 0);
    }
}
