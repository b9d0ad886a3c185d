package handedreaders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void words_end_at_blanks() throws IOException {
        StringReader reader = new StringReader("tea and milk");
        Words words = new Words(reader);

        assertEquals("tea", words.next());
        assertEquals("and", words.next());
        assertEquals(2, words.count());
    }
}
