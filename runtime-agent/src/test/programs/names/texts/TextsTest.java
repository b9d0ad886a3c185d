package texts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextsTest {

    private final Texts texts = new Texts();

    private static String text(int... chars) {
        return new String(chars, 0, chars.length);
    }

    @Test
    void strings() {
        String controls = text(0, 7, 8, 9, 10, 12, 13, 27, '1', 127, 133, 160);
        String ends = "*/ /* // \\u002a/ \" ' \\ " + text(0x2028, 0x2029, 0xFEFF, 0x202E, 0x1F600);
        String halves = text(0xDE00, 'b', 0xFFFF, 0xD83D);
        assertEquals(45, texts.add(controls, ends, halves).length());
    }

    @Test
    void chars() {
        char none = 0;
        texts.put('\'', '"', '\\', '\n', none, '\u2028', '\ud83d', '\uffff');
    }

    @Test
    void doubles() {
        texts.minus(Double.NaN, -0.0, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 1.0E-300);
    }

    @Test
    void floats() {
        texts.minus(Float.NaN, -0.0f, Float.POSITIVE_INFINITY, Float.MIN_VALUE, 16777217f);
    }

    @Test
    void integers() {
        texts.minus(Long.MIN_VALUE, Long.MAX_VALUE, Integer.MIN_VALUE, 1L << 31, Short.MIN_VALUE, Byte.MAX_VALUE);
    }

    @Test
    void pair_of_surrogates_at_the_30th_character() {
        assertEquals(32, new Texts.Cut().add("a".repeat(29) + "😀" + "b").length());
    }
}
