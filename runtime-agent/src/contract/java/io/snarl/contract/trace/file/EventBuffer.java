package io.snarl.contract.trace.file;

/**
 * The events of one thread that have not been written to the file yet.
 *
 * <p>An event counts only once it has been committed. So one that is given up half-way, because the stack or the heap of
 * the program under test is exhausted, leaves no trace.
 */
public final class EventBuffer {

    /** The maximum length of an event. */
    public static final int LONGEST_EVENT = 32 * 1024;

    private static final long NO_MARK = -1;

    /** Null until a first chunk begins: many threads never record anything. */
    public byte[] bytes;

    private final int size;

    /** The count of events in the upper half, the position after them in the lower one. */
    private long committed;

    private int lastRef;
    private int committedRef;
    private int headerEnd;
    private long marked = NO_MARK;
    private int markedRef;

    public EventBuffer(int size) {
        this.size = size;
    }

    /** Returns where the next event begins. */
    public int begin() {
        lastRef = committedRef;
        return (int) committed;
    }

    public boolean isFull() {
        return (int) committed > size - LONGEST_EVENT;
    }

    /** Ends an event; what was written up to the position belongs to it. */
    public void commit(int position) {
        committedRef = lastRef;
        committed = (committed & 0xFFFF_FFFF_0000_0000L) + 0x1_0000_0000L | position;
    }

    /** Ends something that does not count as an event, such as a value that belongs to one. */
    public void commitUncounted(int position) {
        committedRef = lastRef;
        committed = committed & 0xFFFF_FFFF_0000_0000L | position;
    }

    /** Marks what has been committed, in case what follows is taken back. */
    public void mark() {
        marked = committed;
        markedRef = committedRef;
    }

    /** Drops the mark, so that what has been committed can no longer be taken back. */
    public void unmark() {
        marked = NO_MARK;
    }

    /** Takes back what was committed since the mark; returns whether that was possible. */
    public boolean rollBack() {
        if (marked == NO_MARK) {
            return false;
        }
        committed = marked;
        committedRef = markedRef;
        marked = NO_MARK;
        return true;
    }

    /** Begins a chunk with what stands before its events. */
    public void beginChunk(int thread, int threadObject, int segment) {
        if (bytes == null) {
            bytes = new byte[size];
        }
        unmark();
        committedRef = 0;
        lastRef = 0;
        committed = 0;
        headerEnd = varint(varint(varint(0, thread), threadObject), segment);
        commitUncounted(headerEnd);
    }

    /** Returns whether something has been committed since the chunk began. */
    public boolean hasContent(long nowCommitted) {
        return lengthIn(nowCommitted) > headerEnd;
    }

    /** Returns a snapshot of what has been committed; see {@link #countIn} and {@link #lengthIn}. */
    public long committed() {
        return committed;
    }

    public static long countIn(long committed) {
        return committed >>> 32;
    }

    public static int lengthIn(long committed) {
        return (int) committed;
    }

    public int u8(int position, int value) {
        bytes[position] = (byte) value;
        return position + 1;
    }

    public int varint(int position, int value) {
        byte[] out = bytes;
        if ((value & ~0x7F) == 0) {
            out[position] = (byte) value;
            return position + 1;
        }
        out[position] = (byte) (value | 0x80);
        if ((value & ~0x3FFF) == 0) {
            out[position + 1] = (byte) (value >>> 7);
            return position + 2;
        }
        out[position + 1] = (byte) (value >>> 7 | 0x80);
        if ((value & ~0x1FFFFF) == 0) {
            out[position + 2] = (byte) (value >>> 14);
            return position + 3;
        }
        return largeVarint(position, value);
    }

    /** Kept apart from the rest, which is short enough to be inlined and has no loop. */
    private int largeVarint(int position, int value) {
        bytes[position + 2] = (byte) (value >>> 14 | 0x80);
        return varint(position + 3, value >>> 21);
    }

    public int varint(int position, long value) {
        int p = position;
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            bytes[p++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[p++] = (byte) rest;
        return p;
    }

    public int signed(int position, long value) {
        return varint(position, value << 1 ^ value >> 63);
    }

    public int bigEndian(int position, long value, int width) {
        for (int i = 0; i < width; i++) {
            bytes[position + i] = (byte) (value >>> 8 * (width - 1 - i));
        }
        return position + width;
    }

    /** Writes an object's number as the difference to the one before. */
    public int ref(int position, int number) {
        int difference = number - lastRef;
        lastRef = number;
        return varint(position, difference << 1 ^ difference >> 31);
    }

    public int copy(int position, byte[] source) {
        System.arraycopy(source, 0, bytes, position, source.length);
        return position + source.length;
    }
}
