package behaviour;

import org.junit.jupiter.api.Test;

class DeepTest {

    @Test
    void deep_recursion() {
        System.out.println(new Deep().down(2000));
    }

    @Test
    void interrupt_flag_stays() {
        Thread.currentThread().interrupt();
        System.out.println(new Deep().down(100_0));
        System.out.println(Thread.interrupted());
    }
}
