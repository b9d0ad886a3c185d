package io.snarl.core.trace;

import io.snarl.contract.code.TypeNames;
import io.snarl.contract.trace.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes values much as they look in Java. */
final class ValueText {

    private static final int MOST_CHARS = 60;
    private static final int MOST_ELEMENTS = 10;

    private final ObjectNames objects;

    ValueText(ObjectNames objects) {
        this.objects = objects;
    }

    String of(List<Value> values) {
        return values.stream().map(this::of).collect(Collectors.joining(", "));
    }

    String of(Value value) {
        if (value instanceof Value.Primitive primitive) {
            return primitive(primitive.value());
        }
        if (value instanceof Value.Boxed boxed) {
            Object content = boxed.primitive().value();
            return content.getClass().getSimpleName() + "(" + primitive(content) + ")";
        }
        if (value instanceof Value.Text text) {
            return text(text);
        }
        if (value instanceof Value.Hidden hidden) {
            return "hidden" + (hidden.rest().isEmpty() ? "" : " " + text(new Value.Text(hidden.rest(), 0)));
        }
        if (value instanceof Value.EnumConstant constant) {
            return objects.typeOf(constant.object()) + "." + constant.name();
        }
        if (value instanceof Value.ClassLiteral literal) {
            return TypeNames.simple(literal.name()) + ".class";
        }
        if (value instanceof Value.Array array) {
            return array(array);
        }
        if (value instanceof Value.Instance instance) {
            return objects.withOrigin(instance.object());
        }
        return value == Value.NULL ? "null" : "";
    }

    private static String primitive(Object value) {
        if (value instanceof Character character) {
            return "'" + escaped(character, '\'') + "'";
        }
        if (value instanceof Byte || value instanceof Short) {
            return "(" + (value instanceof Byte ? "byte" : "short") + ") " + value;
        }
        if (value instanceof Long) {
            return value + "L";
        }
        return value instanceof Float ? value + "f" : value.toString();
    }

    private static String text(Value.Text text) {
        var shown = new StringBuilder("\"");
        text.text().codePoints().limit(MOST_CHARS).forEach(c -> shown.append(escaped(c, '"')));
        shown.append('"');
        if (text.isCut() || text.text().codePointCount(0, text.text().length()) > MOST_CHARS) {
            shown.append("... of ").append(text.length()).append(" chars");
        }
        return shown.toString();
    }

    private String array(Value.Array array) {
        List<String> shown = new ArrayList<>();
        array.elements().stream().limit(MOST_ELEMENTS).map(this::of).forEach(shown::add);
        if (shown.size() < array.length()) {
            shown.add("... of " + array.length());
        }
        return objects.of(array.object()) + "{" + String.join(", ", shown) + "}";
    }

    /** Escapes what would end the literal or could not be seen. */
    private static String escaped(int c, char quote) {
        if (c == quote || c == '\\') {
            return "\\" + (char) c;
        }
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> isVisible(c) ? Character.toString(c) : String.format("\\u%04x", c);
        };
    }

    private static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
