package io.snarl.core.outcome;

import java.util.List;

/**
 * A value that was seen when the threads of a test had ended, in a form that can be compared and written down.
 *
 * @param text the value as text: digits, the characters of a string, {@code demo.Color#RED} for an enum constant, the binary name of
 *     the class of an object or an exception; empty where there is nothing to tell
 * @param elements those of a list, set or array; of a map its keys and values by turns
 */
public record Observed(Sort sort, String text, List<Observed> elements) {

    public Observed {
        elements = List.copyOf(elements);
    }

    public static Observed of(Sort sort, String text) {
        return new Observed(sort, text, List.of());
    }

    /** Tells whether it is, or holds, a value that must not be known. */
    public boolean isHidden() {
        return sort == Sort.HIDDEN || elements.stream().anyMatch(Observed::isHidden);
    }

    /** What sort of value it is. */
    public enum Sort {
        /** The call returns nothing. */
        VOID,
        NULL,
        BOOLEAN,
        BYTE,
        SHORT,
        CHAR,
        INT,
        LONG,
        FLOAT,
        DOUBLE,
        STRING,
        ENUM,
        LIST,
        SET,
        MAP,
        ARRAY,
        /** Any other object, of which only the class is known. */
        OBJECT,
        /** The call ended by an exception. */
        EXCEPTION,
        /** A value that must not be known; the text is what is left of it. */
        HIDDEN
    }
}
