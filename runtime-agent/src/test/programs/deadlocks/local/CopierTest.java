package local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CopierTest {

    @Test
    void copies() {
        assertEquals(0, new Copier().copy());
    }
}
