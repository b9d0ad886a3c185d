package flexible;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class FlexibleTest {

    @Test
    void fields_written_before_the_super_call() {
        assertEquals(5, new Early(4).seen());
        assertEquals(7, new Early(6).seen());
    }

    @Test
    void exception_before_the_super_call() {
        assertThrows(IllegalArgumentException.class, () -> new Early(-1));
        assertEquals(2, new Early(1).seen());
    }
}
