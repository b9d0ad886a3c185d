package io.snarl.testing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes the payload of a chunk as docs/formats/trace-format.md says. */
public final class PayloadBytes {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private int events;
    private int latestRef;

    /** Starts an event; what its kind has must follow. */
    public PayloadBytes event(int site) {
        events++;
        return number(site);
    }

    public PayloadBytes segment(long segment) {
        return number(0).octet(1).number(segment);
    }

    /** Starts an argument; its value must follow. */
    public PayloadBytes argument() {
        return number(0).octet(2);
    }

    /** Starts the result of the exit that follows; its value must follow. */
    public PayloadBytes result() {
        return number(0).octet(3);
    }

    /** Starts the return of the latest call; its value must follow. */
    public PayloadBytes returned() {
        return number(0).octet(4);
    }

    /** What the method entered last has done was not recorded. */
    public PayloadBytes summary() {
        return number(0).octet(5);
    }

    public PayloadBytes octet(int value) {
        bytes.write(value);
        return this;
    }

    public PayloadBytes number(long value) {
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            bytes.write((int) (rest & 0x7F | 0x80));
            rest >>>= 7;
        }
        bytes.write((int) rest);
        return this;
    }

    public PayloadBytes signed(long value) {
        return number(value << 1 ^ value >> 63);
    }

    public PayloadBytes ref(int object) {
        signed(object - latestRef);
        latestRef = object;
        return this;
    }

    public PayloadBytes bigEndian(long value, int width) {
        for (int shift = (width - 1) * 8; shift >= 0; shift -= 8) {
            bytes.write((int) (value >>> shift));
        }
        return this;
    }

    public PayloadBytes text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        number(utf8.length);
        bytes.writeBytes(utf8);
        return this;
    }

    public PayloadBytes intValue(int value) {
        return octet(5).signed(value);
    }

    public PayloadBytes stringValue(String value) {
        return octet(9).text(value).number(value.length());
    }

    public PayloadBytes objectValue(int object) {
        return octet(13).ref(object);
    }

    public PayloadBytes noValue() {
        return octet(15);
    }

    public int events() {
        return events;
    }

    public byte[] toBytes() {
        return bytes.toByteArray();
    }
}
