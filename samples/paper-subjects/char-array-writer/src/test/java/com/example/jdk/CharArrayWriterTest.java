package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.CharArrayWriter;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class CharArrayWriterTest {

    @Test
    void charactersAreCollected() throws IOException {
        CharArrayWriter writer = new CharArrayWriter();
        writer.write('a');
        writer.write(new char[] {'-', 'b', 'c', '-'}, 1, 2);
        writer.write("--de--", 2, 2);
        writer.write("f");

        assertEquals("abcdef", writer.toString());
        assertArrayEquals("abcdef".toCharArray(), writer.toCharArray());
        assertEquals(6, writer.size());
    }

    @Test
    void appendReturnsTheWriter() {
        var writer = new CharArrayWriter(4);

        writer.append("one").append(',').append("xtwox", 1, 4).append(null);

        assertEquals("one,twonull", writer.toString());
    }

    @Test
    void negativeCapacityIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new CharArrayWriter(-1));
    }

    @Test
    void writeToCopiesTheCharacters() throws IOException {
        CharArrayWriter header = new CharArrayWriter();
        header.write("header\n");
        CharArrayWriter page = new CharArrayWriter();

        header.writeTo(page);

        assertEquals("header\n", page.toString());
    }

    @Test
    void resetForgetsTheCharacters() {
        var writer = new CharArrayWriter();
        writer.append("text");
        writer.reset();

        assertEquals(0, writer.size());
    }

    @Test
    void closeHasNoEffect() {
        var writer = new CharArrayWriter();
        writer.flush();
        writer.close();
        writer.append('x');

        assertEquals("x", writer.toString());
    }
}
