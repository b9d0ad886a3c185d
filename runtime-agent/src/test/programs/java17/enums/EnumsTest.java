package enums;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class EnumsTest {

    @Test
    void a_constants_with_bodies() {
        assertEquals(5, new Calculator().calculate(Operation.PLUS, 2, 3));
        assertEquals("-", Operation.MINUS.symbol());
    }

    @Test
    void b_switch_on_an_enum() {
        assertEquals("difference", new Calculator().name(Operation.MINUS));
    }

    @Test
    void c_switch_on_a_string() {
        assertEquals(Operation.PLUS, new Calculator().parse("plus"));
        assertThrows(IllegalArgumentException.class, () -> new Calculator().parse("?"));
    }

    @Test
    void d_methods_of_the_compiler() {
        assertEquals(Operation.MINUS, Operation.valueOf("MINUS"));
        assertEquals(2, Operation.values().length);
    }
}
