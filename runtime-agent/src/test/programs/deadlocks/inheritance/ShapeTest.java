package inheritance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShapeTest {

    @Test
    void compares() {
        assertEquals(true, new Tile().isLargerThan(new Square()));
    }
}
