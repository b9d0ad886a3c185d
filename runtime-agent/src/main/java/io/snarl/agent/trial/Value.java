package io.snarl.agent.trial;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A value that was seen, in a form that can be compared with that of another execution and written down.
 *
 * @param text the value as text: digits, the characters of a string, {@code demo.Color#RED} for an enum constant, the class of an
 *     object or an exception; empty where there is nothing to tell
 * @param elements those of a list, set or array; of a map its keys and values by turns
 */
public record Value(Sort sort, String text, List<Value> elements) {

    private static final MathContext DOUBLE_DIGITS = new MathContext(11);
    private static final MathContext FLOAT_DIGITS = new MathContext(5);

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
        EXCEPTION,
        /** One that must not be written down; the text is what is left of it. */
        HIDDEN
    }

    /** Numbers are equal that differ by no more than the order in which they were added up can make them differ. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Value value
                && sort == value.sort
                && worth().equals(value.worth())
                && elements.equals(value.elements);
    }

    @Override
    public int hashCode() {
        return Objects.hash(sort, worth(), elements);
    }

    private String worth() {
        if (sort != Sort.DOUBLE && sort != Sort.FLOAT) {
            return text;
        }
        double number = Double.parseDouble(text);
        MathContext digits = sort == Sort.DOUBLE ? DOUBLE_DIGITS : FLOAT_DIGITS;
        return Double.isFinite(number)
                ? new BigDecimal(number).round(digits).stripTrailingZeros().toString()
                : text;
    }

    /** Whether what was looked at has thrown. */
    public boolean isException() {
        return sort == Sort.EXCEPTION;
    }

    @Override
    public String toString() {
        String word = sort.name().toLowerCase(Locale.ROOT);
        return word + (text.isEmpty() ? "" : " " + text) + (elements.isEmpty() ? "" : elements);
    }
}
