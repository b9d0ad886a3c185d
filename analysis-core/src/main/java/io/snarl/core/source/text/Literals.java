package io.snarl.core.source.text;

import io.snarl.core.source.type.Primitives;

/** Writes values of primitive types and strings. */
public final class Literals {

    private static final int MANY = 1_000_000;

    private Literals() {}

    /** Returns a value of a primitive type, given boxed, so that its type can be seen. */
    public static String exact(Object value) {
        if (value instanceof Byte || value instanceof Short) {
            return "(" + Primitives.unboxed(value.getClass().getName()) + ") " + value;
        }
        return assigned(value) + (value instanceof Long number && isNumeral(assigned(number)) ? "L" : "");
    }

    /** Returns a value of a primitive type as it is written where the type is known and narrower numbers will do. */
    public static String assigned(Object value) {
        if (value instanceof Character character) {
            return "'" + escaped(character, '\'') + "'";
        }
        if (value instanceof Integer number) {
            return extreme("Integer", number, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (value instanceof Long number) {
            return number == (int) (long) number
                    ? number.toString()
                    : extreme("Long", number, Long.MIN_VALUE, Long.MAX_VALUE);
        }
        if (value instanceof Float number) {
            return special("Float", number.doubleValue(), Float.MIN_VALUE, Float.MAX_VALUE, number + "f");
        }
        if (value instanceof Double number) {
            return special("Double", number, Double.MIN_VALUE, Double.MAX_VALUE, number.toString());
        }
        return value.toString();
    }

    /** Returns a value of a primitive type as the element of an array of that type. */
    public static String asElement(Object value) {
        if (value instanceof Double || value instanceof Float) {
            double number = ((Number) value).doubleValue();
            boolean isWhole = number == Math.rint(number) && Math.abs(number) < MANY && !isNegativeZero(number);
            return isWhole ? String.valueOf((long) number) : assigned(value);
        }
        return value instanceof Long number && number != (int) (long) number ? exact(value) : assigned(value);
    }

    private static boolean isNegativeZero(double number) {
        return number == 0 && 1 / number < 0;
    }

    /** Tells whether a number is written so that a {@code long} is told from an {@code int} by a suffix only. */
    public static boolean isNumeral(String text) {
        return Character.isDigit(text.charAt(text.length() - 1));
    }

    private static String extreme(String type, Number value, Number least, Number most) {
        if (value.equals(least)) {
            return type + ".MIN_VALUE";
        }
        return value.equals(most) ? type + ".MAX_VALUE" : value.toString();
    }

    private static String special(String type, double value, double least, double most, String text) {
        if (Double.isNaN(value)) {
            return type + ".NaN";
        }
        if (Double.isInfinite(value)) {
            return type + (value > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY");
        }
        if (value == least) {
            return type + ".MIN_VALUE";
        }
        return value == most ? type + ".MAX_VALUE" : text;
    }

    public static String text(String value) {
        var text = new StringBuilder("\"");
        value.chars().forEach(c -> text.append(escaped((char) c, '"')));
        return text.append('"').toString();
    }

    private static String escaped(char c, char quote) {
        if (c == quote || c == '\\') {
            return "\\" + c;
        }
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            case '\b' -> "\\b";
            case '\f' -> "\\f";
            default -> c < ' ' ? octal(c) : c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c);
        };
    }

    /** The Unicode escape of a line feed would end the line before the compiler sees a literal. */
    private static String octal(char c) {
        return String.format("\\%03o", (int) c);
    }
}
