package io.snarl.contract.trace;

/** How the left of two compared values relates to the right one, or the only one to zero or null. */
public enum Comparison {
    LESS,
    EQUAL,

    /** Greater, or merely different where the values have no order. */
    GREATER;

    private static final Comparison[] COMPARISONS = values();

    public static boolean isKnown(int code) {
        return code >= 0 && code < COMPARISONS.length;
    }

    public static Comparison of(int code) {
        return COMPARISONS[code];
    }

    /** Returns the number of this one in the format of traces. */
    public int code() {
        return ordinal();
    }
}
