package computed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WordsTest {

    private final Words words = new Words();

    @Test
    void have_lengths() {
        assertEquals(4, words.length("four"));
        assertEquals(4, words.length("four"));
    }

    @Test
    void are_counted() {
        words.count("a");
        words.count("b");
        words.count("a");

        assertEquals(2, words.occurrences("a"));
        assertEquals(0, words.occurrences("c"));
    }
}
