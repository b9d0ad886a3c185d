package builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PizzaTest {

    private final PizzaBuilder builder = new PizzaBuilder().with("cheese");

    @Test
    void is_built() {
        builder.with("tomatoes");

        assertEquals(2, builder.count());
        assertEquals(List.of("cheese", "tomatoes"), builder.bake().toppings());
    }

    @Test
    void is_eaten() {
        Pizza pizza = builder.bake();

        assertTrue(pizza.eat());
        assertEquals(7, pizza.slices());
    }
}
