package instances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DeskTest {

    @Test
    void has_one_pen() {
        Desk desk = new Desk();

        assertTrue(desk.isTidy());
        assertSame(desk.pen(), desk.pen());
        assertFalse(desk.isTidy());
        desk.pen().write();
        assertEquals(9, desk.pen().ink());
    }
}
