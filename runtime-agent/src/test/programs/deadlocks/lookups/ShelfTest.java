package lookups;

import org.junit.jupiter.api.Test;

class ShelfTest {

    @Test
    void moves() {
        new Shelf().move("left", "right", 3);
    }
}
