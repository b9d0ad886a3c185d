package strings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextTest {

    private final Text text = new Text("hand");

    @Test
    void appends() {
        Text tail = new Text("book");
        text.append(tail);

        assertEquals("handbook", text.toString());
    }

    @Test
    void truncates() {
        text.truncate(2);

        assertEquals(2, text.length());
        assertEquals("ha", text.toString());
    }
}
