package strings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StringsTest {

    @Test
    void concatenation_and_builders() {
        Text text = new Text().add("a", 1, ';').add("b", 2, '.');
        assertEquals("a1;1b2.a1;2", text.joined());
    }
}
