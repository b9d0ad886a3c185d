package onelines;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class CartTest { @Test void adds() { Cart cart = new Cart(10); cart.add(1); cart.add(2); assertEquals(3, cart.sum()); cart.add(3); assertEquals(6, cart.sum()); }
    @Test void prices() { Cart other = new Cart(50); Cart cart = new Cart(20); Cart.Price low = new Cart.Price(1); Cart.Price high = new Cart.Price(5); low.add(2).add(3); high.add(4); cart.add(high); cart.add(7); other.add(low); assertEquals(16, cart.sum()); } @Test void changes() { Cart cart = new Cart(30); int first = cart.sum() + 4; cart.add(first); int second = 2; cart.change(sum -> sum + first, () -> second); cart.change(sum -> sum * second, () -> first); assertEquals(24, cart.sum()); }
    @Test void labels() { Cart cart = new Cart(40); String end = "!"; cart.label(sum -> "sum " + sum, () -> end); cart.label(sum -> ((java.util.function.Supplier<String>) () -> "is " + sum).get(), () -> end + end); assertEquals(11, cart.sum()); }
    @Test void chooses() { Cart cart = new Cart(50); Cart.Price coarse = null; Cart.Price fine = null; if (cart.sum() > 0) coarse = new Cart.Price(7); else fine = new Cart.Price(7); cart.take(coarse == null ? fine : coarse); assertEquals(-7, cart.sum()); }
    @Test void refers() { Cart cart = new Cart(60); String end = "!"; String ends = "!!"; cart.label(Integer::toHexString, end::trim); cart.label(Integer::toHexString, ends::trim); assertEquals(5, cart.sum()); }
    @Test void names() { Cart cart = new Cart(70); cart.change(new IntUnaryOperator() { public int applyAsInt(int sum) { return sum + 1; } }, new IntSupplier() { public int getAsInt() { return 2; } }); cart.change(new IntUnaryOperator() { public int applyAsInt(int sum) { return sum * 3; } }, new IntSupplier() { public int getAsInt() { return 4; } }); assertEquals(13, cart.sum()); }
}
