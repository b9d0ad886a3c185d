package io.snarl.agent.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** UTF-8 that takes every string: half a pair of surrogates is written as if it was a character. */
public final class LosslessUtf8 {

    private LosslessUtf8() {}

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
