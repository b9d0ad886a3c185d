package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.JavaType;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Finds a form of an observation that {@code equals} can compare and source can express. */
final class ComparableColumns {

    private static final String COLLECTION = "java.util.Collection";
    private static final String LIST = "java.util.List";

    /** Stands between the name of a class and an exception if the exception kept an object from being read. */
    private static final String UNREADABLE = " that cannot be read: ";

    private static final JavaType STRING = JavaType.ofBinaryName("java.lang.String");

    private final Types types;
    private final Imports imports;

    ComparableColumns(Types types, Imports imports) {
        this.types = types;
        this.imports = imports;
    }

    /** Returns the column as its values can be compared. */
    Column of(Column column) {
        if (column.mayThrow() && column.has(Sort.EXCEPTION) && !column.isConstant()) {
            throw new NotWritableException("A call after the threads throws in some sequential orders only");
        }
        if (column.values().stream().allMatch(value -> value.sort() == Sort.OBJECT && !hasText(value))) {
            Sight sight = column.sight();
            Expr ofClass = sight.expression().then("getClass", List.of());
            return column.with(sight.by(ofClass, types.withWildcards("java.lang.Class")), column.values());
        }
        if (column.hasDeep(value -> value.sort() == Sort.OBJECT)) {
            return asText(column, text -> "String.valueOf(" + text + ")");
        }
        if (column.has(Sort.ARRAY)) {
            return arrays(column);
        }
        return column.has(Sort.LIST) ? lists(column) : column;
    }

    /** JUnit can compare two arrays, but nothing finds an array among others. */
    private Column arrays(Column column) {
        String type = column.sight().declared().erasure();
        if (!type.endsWith("[]")) {
            throw new NotWritableException("The type of an array that was observed is not known");
        }
        Column arrays = column.with(seenAs(type, JavaType.ofBinaryName(type), column.sight()), column.values());
        if (column.isConstant()) {
            return arrays;
        }
        String method = imports.name("java.util.Arrays") + (type.endsWith("[][]") ? ".deepToString(" : ".toString(");
        return asText(arrays, text -> method + text + ")");
    }

    /** A collection that is no list equals no list, even if it has the same elements in the same order. */
    private Column lists(Column column) {
        String type = column.sight().declared().erasure();
        boolean isOther = types.isSubtype(type, COLLECTION) && !types.isSubtype(type, LIST);
        if (!isOther) {
            return column;
        }
        Sight collection = seenAs(COLLECTION, types.withWildcards(COLLECTION), column.sight());
        Expr copy = Expr.call("new " + imports.name("java.util.ArrayList") + "<>", List.of(collection.expression()));
        return column.with(collection.by(copy, JavaType.ofBinaryName(LIST)), column.values());
    }

    /** Casts what is not known to a compiler as what it is. */
    private Sight seenAs(String binaryName, JavaType type, Sight sight) {
        return types.isSubtype(sight.type().erasure(), binaryName)
                ? sight
                : sight.by(
                        Expr.of("(" + imports.name(type) + ") "
                                + sight.expression().flat()),
                        type);
    }

    private Column asText(Column column, UnaryOperator<String> wrapping) {
        Expr text = Expr.of(wrapping.apply(column.sight().expression().flat()));
        List<ObservedValue> texts = column.values().stream()
                .map(value -> ObservedValue.of(Sort.STRING, text(value)))
                .toList();
        return column.with(column.sight().by(text, STRING), texts);
    }

    /** Returns what {@code toString} gives. */
    private String text(ObservedValue value) {
        return switch (value.sort()) {
            case VOID, NULL -> "null";
            case ENUM -> enumConstant(value.text());
            case SET -> elements(alone(value, 1));
            case LIST, ARRAY -> elements(value);
            case MAP -> entry(alone(value, 2).elements());
            case OBJECT -> textOfObject(value);
            case EXCEPTION -> throw new NotWritableException("An exception cannot be compared with other values");
            default -> value.text();
        };
    }

    private String elements(ObservedValue value) {
        return value.elements().stream().map(this::text).collect(Collectors.joining(", ", "[", "]"));
    }

    /** Sets and maps were observed without regard to their order. */
    private static ObservedValue alone(ObservedValue value, int mostElements) {
        if (value.elements().size() > mostElements) {
            throw new NotWritableException(
                    "Objects in a set or map can be compared by their texts only if there is one");
        }
        return value;
    }

    private String entry(List<ObservedValue> keyAndValue) {
        return keyAndValue.isEmpty() ? "{}" : "{" + text(keyAndValue.get(0)) + "=" + text(keyAndValue.get(1)) + "}";
    }

    private String enumConstant(String text) {
        String type = text.substring(0, text.indexOf('#'));
        boolean isPlain = types.find(type)
                .map(ClassInfo::modifiers)
                .filter(Modifier::isFinal)
                .flatMap(found -> types.method(type, "toString", "()Ljava/lang/String;"))
                .filter(method -> method.owner().equals("java.lang.Enum"))
                .isPresent();
        if (!isPlain) {
            throw new NotWritableException("The text of an enum constant of " + type + " is not known");
        }
        return text.substring(type.length() + 1);
    }

    /** The class of an object with a text of its own stands before it. */
    private static boolean hasText(ObservedValue object) {
        return object.text().indexOf(' ') >= 0;
    }

    private static String textOfObject(ObservedValue object) {
        if (!hasText(object) || object.text().contains(UNREADABLE)) {
            String name = object.text().split(" ")[0];
            throw new NotWritableException("Nothing but its class is known of an object of " + name);
        }
        return object.text().substring(object.text().indexOf(' ') + 1);
    }
}
