package io.snarl.core.source.expression;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Overloads;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.text.Literals;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.Primitives;
import io.snarl.core.source.variable.OperandTypes;
import java.util.HashMap;
import java.util.Map;

/** Writes operands, each in the plainest possible way. */
public final class Operands {

    private final TestClassContext surroundings;
    private final VariableTexts variables;

    public Operands(TestClassContext surroundings, VariableTexts variables) {
        this.surroundings = surroundings;
        this.variables = variables;
    }

    /** What stands for variables in expressions. */
    public interface VariableTexts {

        OperandText of(Operand.OfVariable use);

        /** Returns the name of the variable that holds the operand, or its text. */
        String written(Operand.Written written);
    }

    /**
     * Returns the operand in its plainest way.
     *
     * @param wanted the binary name of the type that is wanted there
     */
    public OperandText plain(Operand operand, String wanted) {
        if (operand instanceof Operand.OfVariable use) {
            return variables.of(use);
        }
        if (operand instanceof Operand.Literal literal) {
            return literal.value() instanceof Value.EnumConstant constant
                    ? enumConstant(constant, literal.type(), wanted)
                    : value(literal.value(), wanted);
        }
        if (operand instanceof Operand.ArrayLiteral array) {
            return OperandText.of(new ArrayTexts(surroundings, this).text(array), array.type());
        }
        if (operand instanceof Operand.StaticField field) {
            return staticField(field);
        }
        if (operand instanceof Operand.ClockTime time) {
            return OperandText.of(clockTime(time.offset()), "long");
        }
        if (operand instanceof Operand.Expression expression) {
            return OperandText.of(
                    text(expression), expression.argument() < 0 ? OperandTypes.typeOf(expression) : wanted);
        }
        if (operand instanceof Operand.OfTest test) {
            return wanted.equals(JavaType.OBJECT.name())
                    ? OperandText.of("this", wanted)
                    : OperandText.of(surroundings.transplants().testObject(test.className()), test.className());
        }
        return written((Operand.Written) operand);
    }

    private String text(Operand.Expression expression) {
        SeedPiece piece = piece(expression);
        String text = surroundings.transplants().text(piece, texts(expression.captured()));
        return piece.isCompound() && expression.argument() < 0 ? "(" + text + ")" : text;
    }

    public SeedPiece piece(Operand.Expression expression) {
        return surroundings
                .seeds()
                .call(expression.call())
                .flatMap(call -> call.operand(expression.argument()))
                .orElseThrow(() -> new NotWritableException("The source of the seed test is not at hand"));
    }

    /** Returns the operand so that a compiler sees it as exactly of the type that is wanted. */
    public OperandText exact(Operand operand, String wanted) {
        OperandText plain = plain(operand, wanted);
        if (plain.type().equals(wanted) || plain.type().equals(Overloads.BY_TARGET)) {
            return plain;
        }
        if (operand instanceof Operand.Literal literal) {
            if (literal.value() instanceof Value.Primitive primitive) {
                return OperandText.of(Literals.exact(primitive.value()), wanted);
            }
            if (literal.value() instanceof Value.Boxed boxed) {
                String wrapper = boxed.primitive().value().getClass().getName();
                String text = Literals.exact(boxed.primitive().value());
                return OperandText.of(surroundings.imports().name(wrapper) + ".valueOf(" + text + ")", wrapper);
            }
        }
        return OperandText.of(
                "(" + surroundings.imports().name(surroundings.types().withWildcards(wanted)) + ") "
                        + plain.expression().flat(),
                wanted);
    }

    private static String clockTime(long offset) {
        String sign = offset < 0 ? " - " : " + ";
        return "System.currentTimeMillis()"
                + (offset == 0
                        ? ""
                        : sign + primitive(Math.abs(offset)).expression().flat());
    }

    private OperandText value(Value value, String wanted) {
        if (value instanceof Value.Primitive primitive) {
            return primitive(primitive.value());
        }
        if (value instanceof Value.Boxed boxed) {
            Object content = boxed.primitive().value();
            return OperandText.of(
                    Literals.exact(content),
                    Primitives.unboxed(content.getClass().getName()));
        }
        if (value instanceof Value.Text text) {
            if (text.isCut()) {
                throw new NotWritableException("A string of " + text.length() + " chars was not recorded as a whole");
            }
            return OperandText.of(Literals.text(text.text()), "java.lang.String");
        }
        if (value instanceof Value.Hidden) {
            throw new NotWritableException("A value is secret or not recorded");
        }
        if (value instanceof Value.ClassLiteral literal) {
            return OperandText.of(nameable(literal.name()) + ".class", "java.lang.Class");
        }
        if (value instanceof Value.Null) {
            return OperandText.of("null", Overloads.NULL);
        }
        throw new NotWritableException("An object of type " + wanted + " cannot be written as a literal");
    }

    private static OperandText primitive(Object value) {
        String type = Primitives.unboxed(value.getClass().getName());
        if (value instanceof Long number && number == (int) (long) number) {
            return OperandText.of(Literals.assigned(number), "int");
        }
        return OperandText.of(Literals.exact(value), type);
    }

    /** Where an object of any class may be passed, as for a type parameter, only the constant itself tells its class. */
    private OperandText enumConstant(Value.EnumConstant constant, String type, String wanted) {
        Types types = surroundings.types();
        String owner = types.enumOf(wanted)
                .or(() -> types.enumOf(type))
                .orElseThrow(() -> new NotWritableException(
                        "The class of the enum constant " + constant.name() + " is not known"));
        requireName(owner, constant.name());
        return OperandText.of(nameable(owner) + "." + constant.name(), owner);
    }

    private static void requireName(String owner, String constant) {
        if (!JavaNames.isIdentifier(constant)) {
            throw new NotWritableException(
                    "No Java source can have the name of the constant " + owner + "." + constant);
        }
    }

    private OperandText staticField(Operand.StaticField field) {
        Types types = surroundings.types();
        Accessibility access = surroundings.callables().access();
        boolean accessible = types.field(field.owner(), field.name())
                .filter(found -> access.isAccessible(field.owner()) && access.isAccessible(found))
                .isPresent();
        String text = accessible
                ? surroundings.imports().name(field.owner()) + "." + field.name()
                : surroundings.transplants().constant(field.owner(), field.name());
        return OperandText.of(text, Descriptors.type(field.descriptor()));
    }

    private OperandText written(Operand.Written written) {
        SeedPiece piece = piece(written);
        String type = piece.isTypedByTarget()
                ? Overloads.BY_TARGET
                : piece.anonymousSupertype().map(JavaType::erasure).orElse(Overloads.BY_TARGET);
        return OperandText.of(variables.written(written), type);
    }

    public SeedPiece piece(Operand.Written written) {
        return surroundings
                .seeds()
                .written(written.caller(), written.className(), written.body())
                .orElseThrow(() -> new NotWritableException("A lambda expression or an anonymous class at "
                        + written.caller().className() + "." + written.caller().method() + ":"
                        + written.caller().line()
                        + " can only be repeated with the source of the seed test, if no other in the same line may be"
                        + " taken for it"));
    }

    /** Returns the text of a lambda or an anonymous class with what stands for the variables that it uses. */
    public String text(Operand.Written written) {
        return surroundings.transplants().text(piece(written), texts(written.captured()));
    }

    private Map<String, String> texts(Map<String, Operand> captured) {
        Map<String, String> texts = new HashMap<>();
        captured.forEach((name, operand) -> texts.put(name, text(operand)));
        return texts;
    }

    /** A literal has to be of the very type of the variable that it stands for. */
    private String text(Operand operand) {
        String text = operand instanceof Operand.Literal literal && literal.value() instanceof Value.Primitive primitive
                ? Literals.exact(primitive.value())
                : plain(operand, JavaType.OBJECT.name()).expression().flat();
        return text.startsWith("-") || text.startsWith("System.currentTimeMillis() ") ? "(" + text + ")" : text;
    }

    private String nameable(String type) {
        if (!surroundings.callables().access().isAccessible(type)) {
            throw new NotWritableException(surroundings.callables().access().refusal(type));
        }
        return surroundings.imports().name(type);
    }
}
