package io.snarl.contract.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** UTF-8 that encodes every string: half of a surrogate pair is written like a character. */
public final class LosslessUtf8 {

    /** The bytes of a character that begins with this one and goes on with at least {@link #SURROGATES} are those of a surrogate. */
    private static final byte LEAD = (byte) 0xED;

    private static final int SURROGATES = 0xA0;
    private static final int LENGTH = 3;

    private LosslessUtf8() {}

    /** Returns the bytes of a string. */
    public static byte[] of(String text) {
        int half = nextHalf(text, 0);
        if (half == text.length()) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
        var bytes = new ByteArrayOutputStream();
        int start = 0;
        while (half < text.length()) {
            bytes.writeBytes(text.substring(start, half).getBytes(StandardCharsets.UTF_8));
            char c = text.charAt(half);
            bytes.write(0xE0 | c >> 12);
            bytes.write(0x80 | c >> 6 & 0x3F);
            bytes.write(0x80 | c & 0x3F);
            start = half + 1;
            half = nextHalf(text, start);
        }
        bytes.writeBytes(text.substring(start).getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }

    /** Returns the string that bytes were made of. */
    public static String read(byte[] bytes, int offset, int length) {
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

    /** Returns where the next surrogate without its other half is; the length if there is none. */
    private static int nextHalf(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                boolean isPair = Character.isHighSurrogate(text.charAt(i))
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                if (!isPair) {
                    return i;
                }
                i++;
            }
        }
        return text.length();
    }
}
