package io.snarl.contract.trace.file;

import io.snarl.contract.text.LosslessUtf8;
import java.util.Arrays;

/** The payload of a chunk while it is written. */
public final class ChunkBuffer {

    private byte[] bytes = new byte[1024];
    private int size;

    public byte[] bytes() {
        return bytes;
    }

    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    public ChunkBuffer u8(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, size * 2);
        }
        bytes[size++] = (byte) value;
        return this;
    }

    public ChunkBuffer varint(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            u8((int) rest | 0x80);
            rest >>>= 7;
        }
        return u8((int) rest);
    }

    public ChunkBuffer text(String text) {
        byte[] utf8 = LosslessUtf8.of(text);
        varint(utf8.length);
        for (byte b : utf8) {
            u8(b);
        }
        return this;
    }
}
