package io.snarl.contract.outcome;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Objects;

/**
 * A value that was observed when the threads of a test had ended, in a form that can be compared and written.
 *
 * @param text the value as text: digits, the characters of a string, {@code demo.Color#RED} for an enum constant, the binary name of
 *     the class of an object or an exception; empty where there is nothing to tell
 * @param elements those of a list, set or array; of a map its keys and values by turns
 */
public record ObservedValue(Sort sort, String text, List<ObservedValue> elements) {

    private static final MathContext DOUBLE_DIGITS = new MathContext(11);
    private static final MathContext FLOAT_DIGITS = new MathContext(5);

    public ObservedValue {
        elements = List.copyOf(elements);
    }

    /** Returns a value without elements. */
    public static ObservedValue of(Sort sort, String text) {
        return new ObservedValue(sort, text, List.of());
    }

    /** The sort of a value. */
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
        /** Any other object, of which the class is known, and a text if it has one of its own. */
        OBJECT,
        /** The call ended by an exception. */
        EXCEPTION,
        /** A value that must not be written down; the text is what is left of it. */
        HIDDEN;

        private boolean hasElements() {
            return this == LIST || this == SET || this == MAP || this == ARRAY;
        }
    }

    /** Reads what {@link #json} has written. */
    public static ObservedValue read(JsonLine object) {
        return new ObservedValue(
                object.constant("sort", Sort.class),
                object.optionalString("text").orElse(""),
                object.objects("elements").stream().map(ObservedValue::read).toList());
    }

    /** Returns it as a JSON object. */
    public JsonLineWriter json() {
        var object = new JsonLineWriter().with("sort", JsonLine.word(sort));
        if (!text.isEmpty() || sort == Sort.STRING) {
            object.with("text", text);
        }
        return sort.hasElements()
                ? object.withObjects(
                        "elements", elements.stream().map(ObservedValue::json).toList())
                : object;
    }

    /** Compares values; numbers are equal if they differ by no more than the order of additions can make them differ. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ObservedValue value
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

    /** Tells whether the observed call has thrown. */
    public boolean isException() {
        return sort == Sort.EXCEPTION;
    }

    /** Tells whether it is, or holds, a value that must not be known. */
    public boolean isHidden() {
        return sort == Sort.HIDDEN || elements.stream().anyMatch(ObservedValue::isHidden);
    }

    @Override
    public String toString() {
        return JsonLine.word(sort) + (text.isEmpty() ? "" : " " + text) + (elements.isEmpty() ? "" : elements);
    }
}
