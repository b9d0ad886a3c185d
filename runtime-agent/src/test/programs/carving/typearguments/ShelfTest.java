package typearguments;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShelfTest {

    private static class Toy {}

    @Test
    void has_room() {
        Shelf<Toy> shelf = new Shelf<Toy>();
        shelf.extend(3);

        assertEquals(3, shelf.room());
    }
}
