package blockingqueues;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShelfTest {

    @Test
    void things_stay_in_order() {
        Shelf shelf = new Shelf();

        shelf.addAll(List.of("pear", "plum"));
        shelf.offer("fig");

        assertEquals("[pear, plum, fig]", shelf.toString());
    }
}
