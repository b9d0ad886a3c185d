package com.example.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StringBufferTest {

    private final StringBuffer buffer = new StringBuffer("snarl");

    @Test
    void appendConvertsValues() {
        buffer.append(' ')
                .append(1)
                .append(2L)
                .append(0.5f)
                .append(0.25)
                .append(true)
                .append(new char[] {'x', 'y'});

        assertEquals("snarl 120.50.25truexy", buffer.toString());
    }

    @Test
    void appendBuffer() {
        StringBuffer tail = new StringBuffer("ing");

        buffer.append(tail);

        assertEquals("snarling", buffer.toString());
    }

    @Test
    void appendBufferAsASequence() {
        CharSequence tail = new StringBuffer("ing");

        buffer.append(tail);
        buffer.append(tail, 0, 1);

        assertEquals("snarlingi", buffer.toString());
    }

    @Test
    void copyOfABuffer() {
        assertEquals("snarl", new StringBuffer((CharSequence) buffer).toString());
    }

    @Test
    void appendPartOfASequence() {
        buffer.append("testing", 4, 7);
        buffer.append(new StringBuilder("!"));
        buffer.append(new char[] {'a', '?', 'b'}, 1, 1);

        assertEquals("snarling!?", buffer.toString());
    }

    @Test
    void appendObjectUsesItsText() {
        Object number = 42;

        assertEquals("snarl42null", buffer.append(number).append((Object) null).toString());
    }

    @Test
    void insertShiftsTheRest() {
        buffer.insert(0, "un").insert(2, '-').insert(8, 1).insert(9, true).insert(0, new char[] {'>'});

        assertEquals(">un-snarl1true", buffer.toString());
    }

    @Test
    void insertConvertsValues() {
        Object number = 42;
        buffer.insert(0, number).insert(0, 2L).insert(0, 0.5f).insert(0, 0.25).insert(0, new char[] {'x', 'y'}, 1, 1);

        assertEquals("y0.250.5242snarl", buffer.toString());
    }

    @Test
    void insertBuffer() {
        StringBuffer head = new StringBuffer("en");

        buffer.insert(0, head);

        assertEquals("ensnarl", buffer.toString());
    }

    @Test
    void insertPartOfABuffer() {
        var other = new StringBuffer("12345");

        buffer.insert(5, other, 1, 3);

        assertEquals("snarl23", buffer.toString());
    }

    @Test
    void deleteAndReplace() {
        buffer.delete(0, 1);
        assertEquals("narl", buffer.toString());

        buffer.deleteCharAt(0).replace(0, 1, "o");
        assertEquals("orl", buffer.toString());
    }

    @Test
    void charactersByIndex() {
        buffer.setCharAt(0, 'S');
        char[] copied = new char[3];
        buffer.getChars(0, 3, copied, 0);

        assertEquals('S', buffer.charAt(0));
        assertEquals("Sna", new String(copied));
        assertEquals('n', buffer.codePointAt(1));
        assertThrows(StringIndexOutOfBoundsException.class, () -> buffer.charAt(9));
    }

    @Test
    void codePoints() {
        buffer.appendCodePoint(0x1F43A);

        assertEquals(0x1F43A, buffer.codePointBefore(7));
        assertEquals(6, buffer.codePointCount(0, 7));
        assertEquals(7, buffer.offsetByCodePoints(5, 1));
        assertEquals(6, buffer.codePoints().count());
        assertEquals(7, buffer.chars().count());
    }

    @Test
    void lengthAndCapacity() {
        buffer.ensureCapacity(100);
        assertTrue(buffer.capacity() >= 100);

        buffer.trimToSize();
        buffer.setLength(3);

        assertEquals(3, buffer.length());
        assertEquals("sna", buffer.toString());
    }

    @Test
    void searching() {
        buffer.append("snarl");

        assertEquals(2, buffer.indexOf("ar"));
        assertEquals(7, buffer.indexOf("ar", 3));
        assertEquals(5, buffer.lastIndexOf("s"));
        assertEquals(0, buffer.lastIndexOf("s", 4));
    }

    @Test
    void parts() {
        assertEquals("arl", buffer.substring(2));
        assertEquals("na", buffer.substring(1, 3));
        assertEquals("sn", buffer.subSequence(0, 2).toString());
    }

    @Test
    void reverse() {
        assertEquals("lrans", buffer.reverse().toString());
    }

    @Test
    void compareToIsLexicographic() {
        var other = new StringBuffer("snare");

        assertTrue(buffer.compareTo(other) > 0);
        assertEquals(0, buffer.compareTo(new StringBuffer("snarl")));
    }
}
