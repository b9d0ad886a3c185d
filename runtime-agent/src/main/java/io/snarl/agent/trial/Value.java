package io.snarl.agent.trial;

import java.util.List;

/**
 * A value that was seen, in a form that can be compared with that of another execution and written down.
 *
 * @param text the value as text: digits, the characters of a string, {@code demo.Color#RED} for an enum constant, the class of an
 *     object or an exception; empty where there is nothing to tell
 * @param elements those of a list, set or array; of a map its keys and values by turns
 */
public record Value(Sort sort, String text, List<Value> elements) {

    public Value {
        elements = List.copyOf(elements);
    }

    static Value of(Sort sort, String text) {
        return new Value(sort, text, List.of());
    }

    /** What sort of value it is. */
    public enum Sort {
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
        OBJECT,
        EXCEPTION
    }

    /** Whether what was looked at has thrown. */
    public boolean isException() {
        return sort == Sort.EXCEPTION;
    }

    @Override
    public String toString() {
        String word = sort.name().toLowerCase(java.util.Locale.ROOT);
        return word + (text.isEmpty() ? "" : " " + text) + (elements.isEmpty() ? "" : elements);
    }
}
