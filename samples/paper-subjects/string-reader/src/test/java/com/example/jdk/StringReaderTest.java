package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.CharBuffer;
import org.junit.jupiter.api.Test;

class StringReaderTest {

    private final StringReader reader = new StringReader("snarl");

    @Test
    void readsCharacters() throws IOException {
        assertEquals('s', reader.read());
        assertEquals('n', reader.read());
    }

    @Test
    void readsIntoAnArray() throws IOException {
        char[] chars = new char[4];

        assertEquals(3, reader.read(chars, 1, 3));
        assertEquals("sna", new String(chars, 1, 3));
        assertEquals(2, reader.read(chars));
        assertEquals(-1, reader.read(chars));
    }

    @Test
    void readsIntoABuffer() throws IOException {
        CharBuffer buffer = CharBuffer.allocate(3);

        assertEquals(3, reader.read(buffer));
        assertEquals("sna", buffer.flip().toString());
    }

    @Test
    void isReadyUntilItIsClosed() throws IOException {
        assertTrue(reader.ready());

        reader.close();

        assertThrows(IOException.class, reader::read);
    }

    @Test
    void skips() throws IOException {
        assertEquals(2, reader.skip(2));
        assertEquals('a', reader.read());
    }

    @Test
    void goesBackToTheMark() throws IOException {
        assertTrue(reader.markSupported());
        reader.skip(1);
        reader.mark(10);
        reader.skip(2);
        reader.reset();

        assertEquals('n', reader.read());
    }

    @Test
    void skipsBackwards() throws IOException {
        reader.skip(3);

        assertEquals(-2, reader.skip(-2));
        assertEquals('n', reader.read());
    }
}
