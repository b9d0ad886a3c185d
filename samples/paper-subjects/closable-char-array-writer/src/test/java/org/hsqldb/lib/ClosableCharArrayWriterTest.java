package org.hsqldb.lib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ClosableCharArrayWriterTest {

    private ClosableCharArrayWriter writer;

    @BeforeEach
    void openWriter() {
        writer = new ClosableCharArrayWriter();
    }

    @Test
    void charactersAreCollected() throws IOException {
        writer.write('a');
        writer.write(new char[] {'-', 'b', 'c', '-'}, 1, 2);
        writer.write("--de--", 2, 2);

        assertEquals("abcde", writer.toString());
        assertEquals(5, writer.size());
    }

    @Test
    void bufferGrowsWhenItIsFull() throws IOException {
        var small = new ClosableCharArrayWriter(2);
        small.write("abcdef", 0, 6);

        assertTrue(small.capacity() >= 6);
        assertArrayEquals("abcdef".toCharArray(), small.toCharArray());
    }

    @Test
    void negativeCapacityIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new ClosableCharArrayWriter(-5));
    }

    @Test
    void writeToCopiesTheCharacters() throws IOException {
        var target = new ClosableCharArrayWriter(16);
        target.write("> ");
        writer.write("quoted");

        writer.writeTo(target);

        assertEquals("> quoted", target.toString());
    }

    @Test
    void resetForgetsTheCharacters() throws IOException {
        writer.write("text");
        writer.reset();

        assertEquals(0, writer.size());
        assertEquals("", writer.toString());
    }

    @Test
    void trimToSizeMakesTheBufferFit() throws IOException {
        writer.write("abc");
        writer.trimToSize();

        assertEquals(3, writer.capacity());
    }

    @Test
    void setSizeCutsTheText() throws IOException {
        writer.write("abc");
        writer.setSize(1);

        assertEquals("a", writer.toString());
    }

    @Test
    void readerReadsTheCharacters() throws IOException {
        writer.write("xy");

        var reader = writer.toCharArrayReader();

        assertEquals('x', reader.read());
        assertEquals('y', reader.read());
        assertEquals(-1, reader.read());
    }

    @Test
    void closedWriterRefusesToWrite() throws IOException {
        writer.flush();
        writer.close();

        assertTrue(writer.isClosed());
        assertThrows(IOException.class, () -> writer.write('x'));
    }

    @Test
    void freedWriterRefusesToRead() throws IOException {
        assertFalse(writer.isFreed());

        writer.free();

        assertTrue(writer.isFreed());
        assertThrows(IOException.class, () -> writer.toCharArray());
    }
}
