package closed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DrawerTest {

    @Test
    void keeps_letters() {
        Drawer drawer = new Drawer();
        drawer.put("Ada", "Dear Charles");

        assertEquals(1, drawer.size());
    }

    @Test
    void is_empty_when_closed() {
        Drawer drawer = new Drawer();
        drawer.put("Grace", "Dear Howard");
        drawer.close();

        assertEquals(0, drawer.size());
    }
}
