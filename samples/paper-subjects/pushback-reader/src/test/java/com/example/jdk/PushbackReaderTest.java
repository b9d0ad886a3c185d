package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PushbackReader;
import java.io.StringReader;
import java.nio.CharBuffer;
import org.junit.jupiter.api.Test;

class PushbackReaderTest {

    private final PushbackReader reader = new PushbackReader(new StringReader("snarl"), 4);

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
    void readsWhatIsPushedBack() throws IOException {
        reader.unread('!');
        reader.unread(new char[] {'a', 'b'});

        assertEquals('a', reader.read());
        assertEquals('b', reader.read());
        assertEquals('!', reader.read());
        assertEquals('s', reader.read());
    }

    @Test
    void pushesBackPartOfAnArray() throws IOException {
        reader.unread(new char[] {'a', 'b', 'c'}, 1, 1);

        assertEquals('b', reader.read());
    }

    @Test
    void pushbackBufferIsLimited() throws IOException {
        reader.unread(new char[4]);

        assertThrows(IOException.class, () -> reader.unread('x'));
    }

    @Test
    void marksAreNotSupported() {
        assertFalse(reader.markSupported());
        assertThrows(IOException.class, () -> reader.mark(1));
        assertThrows(IOException.class, reader::reset);
    }
}
