package io.snarl.core.trace;

import java.nio.charset.StandardCharsets;

/** Reads UTF-8 in which half a pair of surrogates is written as if it was a character. */
final class LosslessUtf8 {

    /** The bytes of a character that begins with this one and goes on with at least {@link #SURROGATES} are those of a surrogate. */
    private static final byte LEAD = (byte) 0xED;

    private static final int SURROGATES = 0xA0;
    private static final int LENGTH = 3;

    private LosslessUtf8() {}

    static String read(byte[] bytes, int offset, int length) {
        int end = offset + length;
        int half = nextHalf(bytes, offset, end);
        if (half == end) {
            return new String(bytes, offset, length, StandardCharsets.UTF_8);
        }
        var text = new StringBuilder();
        int start = offset;
        while (half < end) {
            text.append(new String(bytes, start, half - start, StandardCharsets.UTF_8));
            text.append((char) ((bytes[half] & 0xF) << 12 | (bytes[half + 1] & 0x3F) << 6 | bytes[half + 2] & 0x3F));
            start = half + LENGTH;
            half = nextHalf(bytes, start, end);
        }
        return text.append(new String(bytes, start, end - start, StandardCharsets.UTF_8))
                .toString();
    }

    private static int nextHalf(byte[] bytes, int from, int end) {
        for (int i = from; i + LENGTH <= end; i++) {
            if (bytes[i] == LEAD && (bytes[i + 1] & 0xFF) >= SURROGATES) {
                return i;
            }
        }
        return end;
    }
}
