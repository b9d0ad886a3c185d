package io.snarl.core.source.expression;

import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.text.Literals;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.Primitives;
import java.util.List;
import java.util.stream.Collectors;

/** Writes arrays with their elements. */
final class ArrayTexts {

    private static final int LONGEST_ARRAY_OF_DEFAULTS = 3;

    private final TestClassContext surroundings;
    private final Operands operands;

    ArrayTexts(TestClassContext surroundings, Operands operands) {
        this.surroundings = surroundings;
        this.operands = operands;
    }

    /** Returns the expression that makes the array. */
    String text(Operand.ArrayLiteral array) {
        String component = Types.componentOf(array.type());
        if (array.elements().isEmpty() || isAllDefault(array)) {
            return "new " + sized(component, array.elements().size());
        }
        return "new " + componentName(component) + "[] " + initialiser(array);
    }

    private String componentName(String component) {
        return surroundings
                .imports()
                .name(
                        surroundings.types().isRaw(JavaType.ofBinaryName(component))
                                ? surroundings.types().withWildcards(component)
                                : JavaType.ofBinaryName(component));
    }

    private String sized(String component, int length) {
        int end = component.indexOf("[]");
        String element = end < 0 ? component : component.substring(0, end);
        return componentName(element) + "[" + length + "]" + component.substring(element.length());
    }

    private static boolean isAllDefault(Operand.ArrayLiteral array) {
        return array.elements().size() > LONGEST_ARRAY_OF_DEFAULTS
                && array.elements().stream()
                        .allMatch(element -> element instanceof Operand.Literal literal && isDefault(literal.value()));
    }

    private static boolean isDefault(Value value) {
        return value instanceof Value.Null
                || value instanceof Value.Primitive primitive
                        && List.of("0", "0.0", "false", "\0")
                                .contains(primitive.value().toString());
    }

    private String initialiser(Operand.ArrayLiteral array) {
        String component = Types.componentOf(array.type());
        return array.elements().stream()
                .map(element -> element(element, component))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private String element(Operand element, String component) {
        if (element instanceof Operand.ArrayLiteral inner && inner.type().equals(component)) {
            return initialiser(inner);
        }
        if (element instanceof Operand.Literal literal
                && literal.value() instanceof Value.Primitive primitive
                && Primitives.isPrimitive(component)) {
            return Literals.asElement(primitive.value());
        }
        return operands.plain(element, component).expression().flat();
    }
}
