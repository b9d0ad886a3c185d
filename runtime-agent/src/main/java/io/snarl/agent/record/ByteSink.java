package io.snarl.agent.record;

import io.snarl.contract.text.LosslessUtf8;
import java.util.Arrays;

/** A growing byte buffer with the encodings of a trace. */
final class ByteSink {

    private byte[] bytes = new byte[1024];
    private int size;

    byte[] bytes() {
        return bytes;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    ByteSink u8(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, size * 2);
        }
        bytes[size++] = (byte) value;
        return this;
    }

    ByteSink varint(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            u8((int) rest | 0x80);
            rest >>>= 7;
        }
        return u8((int) rest);
    }

    ByteSink text(String text) {
        byte[] utf8 = LosslessUtf8.of(text);
        varint(utf8.length);
        for (byte b : utf8) {
            u8(b);
        }
        return this;
    }
}
