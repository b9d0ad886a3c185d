package expressions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShelfTest {

    private final Shelf shelf = new Shelf();

    @Test
    void sorts() {
        // No type can be told of what is compared first.
        shelf.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));

        assertEquals(1, shelf.sorted());
    }

    @Test
    void titles() {
        Shelf.Title title = new Shelf.Title();
        title.add("war", String.valueOf(" ")).add("and", Character.valueOf(' ')).add("peace", String.valueOf(1));
        shelf.title(title);

        assertEquals("war and peace1", shelf.titles());
    }

    @Test
    void labels() {
        long books = List.of("a", "b").stream().count();
        shelf.label(() -> books);

        assertEquals(2, shelf.labels());
    }
}
