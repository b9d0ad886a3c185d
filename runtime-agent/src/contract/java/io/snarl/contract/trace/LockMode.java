package io.snarl.contract.trace;

/** How a lock of java.util.concurrent is taken or released. */
public enum LockMode {
    EXCLUSIVE,
    SHARED,
    TO_EXCLUSIVE,
    TO_SHARED,
    TO_OPTIMISTIC_READ;

    private static final LockMode[] MODES = values();

    public static boolean isKnown(int code) {
        return code >= 0 && code < MODES.length;
    }

    public static LockMode of(int code) {
        return MODES[code];
    }

    /** Returns the number of this one in the format of traces. */
    public int code() {
        return ordinal();
    }
}
