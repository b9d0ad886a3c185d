package interfaces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InterfacesTest {

    @Test
    void default_static_and_private_methods() {
        Counter counter = Counter.from(5);
        assertEquals(7, counter.next());
    }

    @Test
    void interface_implemented_by_test_code() {
        Counter seven = () -> 7;
        assertEquals(9, seven.next());
        Counter anonymous = new Counter() {
            @Override
            public int count() {
                return Counter.STEP;
            }

            @Override
            public int next() {
                return Counter.super.next() + 1;
            }
        };
        assertEquals(5, anonymous.next());
    }
}
