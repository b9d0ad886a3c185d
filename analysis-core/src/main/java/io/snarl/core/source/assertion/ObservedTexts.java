package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.Literals;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.Primitives;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes observed values as expressions with the same value. */
final class ObservedTexts {

    /** Longer ones were cut when they were recorded. */
    private static final int LONGEST_TEXT = 4_000;

    private static final int MOST_ELEMENTS = 500;

    private final TestClassContext surroundings;
    private final CollectionTexts collections;

    ObservedTexts(TestClassContext surroundings, CollectionTexts collections) {
        this.surroundings = surroundings;
        this.collections = collections;
    }

    /**
     * Returns the value.
     *
     * @param type the type of the values, which tells that of an array
     */
    Expr of(ObservedValue value, JavaType type) {
        return switch (value.sort()) {
            case VOID, NULL -> Expr.of("null");
            case BOOLEAN, BYTE, SHORT, CHAR, INT, LONG, FLOAT, DOUBLE -> Expr.of(Literals.exact(primitive(value)));
            case STRING -> Expr.of(Literals.text(whole(value)));
            case ENUM -> Expr.of(enumConstant(value.text()));
            case LIST -> collections.list(elements(value));
            case SET -> collections.set(elements(value));
            case MAP -> collections.map(elements(value));
            case ARRAY -> Expr.of(array(value, type.erasure()));
            case HIDDEN -> throw new NotWritableException("A value that was observed is secret or not recorded");
            case OBJECT, EXCEPTION -> Expr.of(nameOfClass(value.text()) + ".class");
        };
    }

    private static Object primitive(ObservedValue value) {
        String text = value.text();
        return switch (value.sort()) {
            case BOOLEAN -> Boolean.valueOf(text);
            case BYTE -> Byte.valueOf(text);
            case SHORT -> Short.valueOf(text);
            case CHAR -> text.charAt(0);
            case INT -> Integer.valueOf(text);
            case LONG -> Long.valueOf(text);
            case FLOAT -> Float.valueOf(text);
            default -> Double.valueOf(text);
        };
    }

    /** Returns the primitive value as an object of its class. */
    Expr boxed(ObservedValue value) {
        Object primitive = primitive(value);
        if (primitive instanceof Boolean truth) {
            return Expr.of(truth ? "Boolean.TRUE" : "Boolean.FALSE");
        }
        String wrapper = surroundings.imports().name(primitive.getClass().getName());
        return Expr.call(wrapper + ".valueOf", List.of(Expr.of(Literals.exact(primitive))));
    }

    private static String whole(ObservedValue value) {
        if (value.text().length() > LONGEST_TEXT) {
            throw new NotWritableException("A string that was observed is too long to be written");
        }
        return value.text();
    }

    private String enumConstant(String text) {
        int hash = text.indexOf('#');
        return nameOfClass(text.substring(0, hash)) + "." + text.substring(hash + 1);
    }

    private List<Expr> elements(ObservedValue value) {
        if (value.elements().size() > MOST_ELEMENTS) {
            throw new NotWritableException("A collection that was observed has too many elements to be written");
        }
        List<Expr> elements = new ArrayList<>();
        for (ObservedValue element : value.elements()) {
            if (element.sort() == Sort.ARRAY) {
                throw new NotWritableException("An array inside a collection cannot be compared");
            }
            elements.add(of(element, JavaType.OBJECT));
        }
        return elements;
    }

    private String array(ObservedValue value, String type) {
        if (!type.endsWith("[]") || value.elements().size() > MOST_ELEMENTS) {
            throw new NotWritableException("An array that was observed cannot be written");
        }
        String component = Types.componentOf(type);
        String elements = value.elements().stream()
                .map(element -> element(element, component))
                .collect(Collectors.joining(", "));
        String name = surroundings.imports().name(component);
        return value.elements().isEmpty() ? "new " + name + "[0]" : "new " + name + "[] {" + elements + "}";
    }

    private String element(ObservedValue element, String component) {
        return Primitives.isPrimitive(component)
                ? Literals.asElement(primitive(element))
                : of(element, JavaType.ofBinaryName(component)).flat();
    }

    String nameOfClass(String type) {
        if (!surroundings.callables().access().isAccessible(type)) {
            throw new NotWritableException(surroundings.callables().access().refusal(type));
        }
        return surroundings.imports().name(type);
    }
}
