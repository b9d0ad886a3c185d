package org.hsqldb.lib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ClosableByteArrayOutputStreamTest {

    private final ClosableByteArrayOutputStream out = new ClosableByteArrayOutputStream();

    @Test
    void bytesAreCollected() throws IOException {
        out.write(1);
        out.write(new byte[] {0, 2, 3, 0}, 1, 2);

        assertEquals(3, out.size());
        assertArrayEquals(new byte[] {1, 2, 3}, out.toByteArray());
    }

    @Test
    void bufferGrowsWhenItIsFull() throws IOException {
        var small = new ClosableByteArrayOutputStream(1);

        small.write(new byte[10], 0, 10);

        assertTrue(small.capacity() >= 10);
    }

    @Test
    void negativeCapacityIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new ClosableByteArrayOutputStream(-1));
    }

    @Test
    void writeToCopiesTheBytes() throws IOException {
        out.write("hello".getBytes(), 0, 5);
        var copy = new ClosableByteArrayOutputStream();

        out.writeTo(copy);

        assertEquals("hello", copy.toString());
    }

    @Test
    void resetForgetsTheBytes() throws IOException {
        out.write(1);
        out.reset();

        assertEquals(0, out.size());
    }

    @Test
    void trimToSizeMakesTheBufferFit() throws IOException {
        out.write(1);
        out.trimToSize();

        assertEquals(1, out.capacity());
    }

    @Test
    void setSizeCutsTheBytes() throws IOException {
        out.write(new byte[] {1, 2, 3}, 0, 3);
        out.setSize(2);

        assertArrayEquals(new byte[] {1, 2}, out.toByteArray());
    }

    @Test
    void inputStreamReadsTheBytes() throws IOException {
        out.write(42);

        assertEquals(42, out.toByteArrayInputStream().read());
    }

    @Test
    void toStringDecodesTheBytes() throws IOException {
        out.write("größer".getBytes("UTF-8"), 0, 8);

        assertEquals("größer", out.toString("UTF-8"));
    }

    @Test
    void closedStreamRefusesToWrite() throws IOException {
        out.write(1);
        out.flush();
        out.close();

        assertTrue(out.isClosed());
        assertThrows(IOException.class, () -> out.write(2));
        assertEquals(1, out.size());
    }

    @Test
    void freedStreamRefusesToRead() throws IOException {
        assertFalse(out.isFreed());

        out.free();

        assertTrue(out.isFreed());
        assertThrows(IOException.class, out::toByteArray);
    }
}
