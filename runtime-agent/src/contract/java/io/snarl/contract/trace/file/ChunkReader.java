package io.snarl.contract.trace.file;

import io.snarl.contract.text.LosslessUtf8;
import io.snarl.contract.trace.BrokenTraceException;
import java.nio.file.Path;

/** Reads the payload of a chunk number by number and never beyond its end. */
final class ChunkReader {

    private final Path file;
    private final byte[] bytes;
    private int position;
    private int latestRef;

    ChunkReader(Path file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    boolean isEmpty() {
        return position == bytes.length;
    }

    int remaining() {
        return bytes.length - position;
    }

    /** Tells whether the bytes that follow are those of an escape, and leaves them. */
    boolean isEscape(int escape) {
        return remaining() >= 2 && bytes[position] == 0 && bytes[position + 1] == escape;
    }

    int unsignedByte() {
        if (position == bytes.length) {
            throw damaged("a chunk ends in the middle of an entry");
        }
        return bytes[position++] & 0xFF;
    }

    /** Reads a varint that has to fit into an int without a sign. */
    int number() {
        // Most numbers are of one byte.
        if (position < bytes.length && bytes[position] >= 0) {
            return bytes[position++];
        }
        long number = longNumber();
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw damaged("the number " + Long.toUnsignedString(number) + " is too large");
        }
        return (int) number;
    }

    long longNumber() {
        long number = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            int next = unsignedByte();
            number |= (long) (next & 0x7F) << shift;
            if (next < 0x80) {
                return number;
            }
        }
        throw damaged("a number has no end");
    }

    long signedNumber() {
        long zigzag = longNumber();
        return zigzag >>> 1 ^ -(zigzag & 1);
    }

    /** Reads a signed varint that has to be within limits. */
    int signedNumber(int least, int greatest) {
        long number = signedNumber();
        if (number < least || number > greatest) {
            throw damaged("the number " + number + " is not one from " + least + " to " + greatest);
        }
        return (int) number;
    }

    /** Reads the number of an object, which is written as the difference to the one before. */
    int ref() {
        long ref = latestRef + signedNumber();
        if (ref < 0 || ref > Integer.MAX_VALUE) {
            throw damaged("no object can have the number " + ref);
        }
        latestRef = (int) ref;
        return latestRef;
    }

    long bigEndian(int width) {
        long number = 0;
        for (int i = 0; i < width; i++) {
            number = number << Byte.SIZE | unsignedByte();
        }
        return number;
    }

    String text() {
        int length = number();
        if (length > remaining()) {
            throw damaged("a text of " + length + " bytes goes beyond the end of its chunk");
        }
        String text = LosslessUtf8.read(bytes, position, length);
        position += length;
        return text;
    }

    BrokenTraceException damaged(String what) {
        return BrokenTraceException.damaged(file, what);
    }
}
