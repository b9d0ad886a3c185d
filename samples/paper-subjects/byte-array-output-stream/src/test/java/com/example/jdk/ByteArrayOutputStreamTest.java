package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ByteArrayOutputStreamTest {

    @Test
    void bytesAreCollected() {
        var out = new ByteArrayOutputStream();
        out.write(1);
        out.write(new byte[] {0, 2, 3, 0}, 1, 2);
        out.writeBytes(new byte[] {4});

        assertArrayEquals(new byte[] {1, 2, 3, 4}, out.toByteArray());
        assertEquals(4, out.size());
    }

    @Test
    void bufferGrows() {
        var out = new ByteArrayOutputStream(1);
        for (int i = 0; i < 100; i++) {
            out.write(i);
        }

        assertEquals(100, out.size());
    }

    @Test
    void wrongArgumentsAreRefused() {
        var out = new ByteArrayOutputStream();

        assertThrows(IllegalArgumentException.class, () -> new ByteArrayOutputStream(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> out.write(new byte[2], 1, 2));
    }

    @Test
    void writeToCopiesTheBytes() throws IOException {
        var out = new ByteArrayOutputStream();
        out.write("hello".getBytes());
        var copy = new ByteArrayOutputStream();

        out.writeTo(copy);

        assertEquals("hello", copy.toString());
    }

    @Test
    void resetForgetsTheBytes() {
        var out = new ByteArrayOutputStream();
        out.write(1);
        out.reset();

        assertEquals(0, out.size());
    }

    @Test
    void toStringDecodes() throws IOException {
        var out = new ByteArrayOutputStream();
        out.write("größer".getBytes(StandardCharsets.UTF_8));

        assertEquals("größer", out.toString(StandardCharsets.UTF_8));
        assertEquals("größer", out.toString("UTF-8"));
    }

    @Test
    void closeHasNoEffect() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.flush();
        out.close();
        out.write(7);

        assertEquals(1, out.size());
    }
}
