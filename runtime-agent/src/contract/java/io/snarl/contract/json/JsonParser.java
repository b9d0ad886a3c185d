package io.snarl.contract.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Parses a JSON object, strictly: objects become maps, lists lists, numbers {@link BigDecimal}, and the rest what Java has for it.
 *
 * <p>The contract has no dependency, and the lines of its files are small, so a few lines do what a library would.
 */
final class JsonParser {

    /** The maximum depth: no file of ours is nearly as deep, and a damaged one must not exhaust the stack. */
    private static final int DEEPEST = 100;

    private final String text;
    private int position;

    private JsonParser(String text) {
        this.text = text;
    }

    /**
     * Returns the members of an object.
     *
     * @throws IllegalArgumentException if the text is no JSON object
     */
    static Map<String, Object> object(String text) {
        var parser = new JsonParser(text);
        parser.space();
        Map<String, Object> members = parser.object(0);
        parser.space();
        if (parser.position < text.length()) {
            throw parser.unexpected();
        }
        return members;
    }

    private Object value(int depth) {
        if (depth > DEEPEST || position == text.length()) {
            throw unexpected();
        }
        return switch (text.charAt(position)) {
            case '{' -> object(depth);
            case '[' -> list(depth);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        space();
        if (!isNext('}')) {
            do {
                space();
                String name = string();
                space();
                expect(':');
                space();
                members.put(name, value(depth + 1));
                space();
            } while (takes(','));
        }
        expect('}');
        return members;
    }

    private List<Object> list(int depth) {
        List<Object> values = new ArrayList<>();
        expect('[');
        space();
        if (!isNext(']')) {
            do {
                space();
                values.add(value(depth + 1));
                space();
            } while (takes(','));
        }
        expect(']');
        return values;
    }

    private String string() {
        expect('"');
        var value = new StringBuilder();
        while (!isNext('"')) {
            char c = next();
            if (c < ' ') {
                throw unexpected();
            }
            value.append(c == '\\' ? escaped() : c);
        }
        expect('"');
        return value.toString();
    }

    private char escaped() {
        char c = next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw unexpected();
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(next(), 16);
            if (digit < 0) {
                throw unexpected();
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private BigDecimal number() {
        int start = position;
        while (position < text.length() && "+-.eE0123456789".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
        String digits = text.substring(start, position);
        if (!digits.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d{1,4})?")) {
            throw unexpected();
        }
        return new BigDecimal(digits);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, position)) {
            throw unexpected();
        }
        position += word.length();
        return value;
    }

    private void space() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
    }

    private boolean isNext(char c) {
        return position < text.length() && text.charAt(position) == c;
    }

    private boolean takes(char c) {
        boolean isNext = isNext(c);
        if (isNext) {
            position++;
        }
        return isNext;
    }

    private char next() {
        if (position == text.length()) {
            throw unexpected();
        }
        return text.charAt(position++);
    }

    private void expect(char c) {
        if (!takes(c)) {
            throw unexpected();
        }
    }

    private IllegalArgumentException unexpected() {
        return new IllegalArgumentException("not JSON at position " + position);
    }
}
