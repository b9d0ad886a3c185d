package io.snarl.contract.trace.file;

/** The types of the chunks of a trace. */
public enum ChunkType {
    /** Says what numbers in later chunks stand for. */
    DEFINITIONS,
    /** Events of one thread. */
    EVENTS,
    /** What the trace says about itself at its end. */
    END;

    private static final ChunkType[] TYPES = values();

    /** Returns the number of this type in the file. */
    int code() {
        return ordinal() + 1;
    }

    static boolean isKnown(int code) {
        return code >= 1 && code <= TYPES.length;
    }

    static ChunkType of(int code) {
        return TYPES[code - 1];
    }
}
