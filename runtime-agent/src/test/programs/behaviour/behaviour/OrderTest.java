package behaviour;

import org.junit.jupiter.api.Test;

class OrderTest {

    @Test
    void of_initialisation() {
        System.out.println("begin");
        System.out.println(Order.Sub.class.getName());
        new Order.Sub();
        new Order.WithLazy().nothing();
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Order.Broken.value);
            } catch (LinkageError e) {
                System.out.println(e + " caused by " + e.getCause());
            }
        }
    }
}
