package io.snarl.core.source.variable;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.Primitives;
import java.util.List;

/** Determines the types of operands that are no variables. */
public final class OperandTypes {

    private OperandTypes() {}

    /** Returns the type of the operand as an expression; that of {@code null} where only its place would tell. */
    static JavaType of(Operand operand, Types types) {
        if (operand instanceof Operand.Literal literal) {
            return types.enumOf(literal.type()).map(JavaType::ofBinaryName).orElseGet(() -> of(literal.value()));
        }
        if (operand instanceof Operand.ClockTime) {
            return new JavaType.PrimitiveType("long");
        }
        if (operand instanceof Operand.ArrayLiteral array) {
            return JavaType.ofBinaryName(array.type());
        }
        if (operand instanceof Operand.StaticField field) {
            return types.field(field.owner(), field.name())
                    .map(FieldInfo::type)
                    .orElseGet(() -> JavaType.ofBinaryName(Descriptors.type(field.descriptor())));
        }
        return new JavaType.NullType();
    }

    private static JavaType of(Value value) {
        if (value instanceof Value.Primitive primitive) {
            return new JavaType.PrimitiveType(
                    Primitives.unboxed(primitive.value().getClass().getName()));
        }
        if (value instanceof Value.Boxed boxed) {
            return JavaType.ofBinaryName(boxed.primitive().value().getClass().getName());
        }
        if (value instanceof Value.Text) {
            return JavaType.ofBinaryName("java.lang.String");
        }
        if (value instanceof Value.ClassLiteral literal) {
            JavaType argument = JavaType.ofBinaryName(Primitives.boxed(literal.name()));
            return new JavaType.ClassType("java.lang.Class", List.of(argument));
        }
        return new JavaType.NullType();
    }

    /** Returns the binary name of the type that an expression has where it stands. */
    public static String typeOf(Operand.Expression expression) {
        ClientCall call = expression.call();
        return expression.argument() < 0
                ? call.owner()
                : Descriptors.parameters(call.descriptor()).get(expression.argument());
    }
}
