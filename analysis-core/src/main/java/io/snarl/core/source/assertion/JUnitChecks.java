package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.source.expression.Target;
import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.Primitives;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes assertions of JUnit. */
final class JUnitChecks implements Checks {

    private static final Set<Sort> BOXED = EnumSet.range(Sort.BOOLEAN, Sort.DOUBLE);
    private static final List<String> WHOLE_NUMBERS = List.of("byte", "short", "char", "int", "long");

    private final TestClassContext surroundings;
    private final ObservedTexts texts;
    private final CollectionTexts collections;

    JUnitChecks(TestClassContext surroundings, ObservedTexts texts, CollectionTexts collections) {
        this.surroundings = surroundings;
        this.texts = texts;
        this.collections = collections;
    }

    @Override
    public Expr is(Sight sight, ObservedValue value) {
        Expr actual = sight.expression();
        if (value.sort() == Sort.NULL || value.sort() == Sort.VOID) {
            return call("assertNull", actual);
        }
        if (value.sort() == Sort.BOOLEAN && sight.isPrimitive()) {
            return call(Boolean.parseBoolean(value.text()) ? "assertTrue" : "assertFalse", actual);
        }
        Expr expected = expected(sight, value);
        String type = sight.type().erasure();
        String asserted = value.sort() == Sort.ARRAY ? "assertArrayEquals" : "assertEquals";
        // JUnit 4 compares floating-point numbers only if it is told how exactly.
        boolean needsDelta =
                isJUnit4() && List.of("float", "double", "float[]", "double[]").contains(type);
        return needsDelta
                ? call(asserted, expected, actual, Expr.of(type.startsWith("float") ? "0.0f" : "0.0"))
                : call(asserted, expected, actual);
    }

    /** An object of a wrapper class is compared with another, since a number would leave open how to compare. */
    private Expr expected(Sight sight, ObservedValue value) {
        String type = sight.type().erasure();
        boolean isWrapper = !Primitives.unboxed(type).equals(type);
        return isWrapper && BOXED.contains(value.sort()) ? texts.boxed(value) : texts.of(value, sight.declared());
    }

    @Override
    public Expr fails(Sight sight, String exception) {
        String owner = surroundings.target().framework().assertions();
        if (isJUnit4() && surroundings.types().methods(owner, "assertThrows").isEmpty()) {
            throw new NotWritableException("JUnit 4 can expect a single call to throw only since its version 4.13");
        }
        return call(
                "assertThrows",
                Expr.of(exception + ".class"),
                Expr.of("() -> " + sight.expression().flat()));
    }

    @Override
    public Expr isOneOf(Sight sight, List<Expr> values, String message) {
        if (WHOLE_NUMBERS.contains(sight.type().erasure())) {
            String actual = sight.expression().flat();
            String condition =
                    values.stream().map(value -> actual + " == " + value.flat()).collect(Collectors.joining(" || "));
            return isTrue(Expr.of(condition), message);
        }
        Expr list = sight.mayBeNull() ? collections.listWithNulls(values) : collections.list(values);
        return isTrue(list.then("contains", List.of(sight.expression())), message);
    }

    @Override
    public Expr isIn(Sight sight, String allowed, String message) {
        return isTrue(Expr.of(allowed).then("contains", List.of(sight.expression())), message);
    }

    private Expr isTrue(Expr condition, String message) {
        return isJUnit4()
                ? call("assertTrue", Expr.of(message), condition)
                : call("assertTrue", condition, Expr.of(message));
    }

    private Expr call(String name, Expr... arguments) {
        surroundings.imports().addStatic(surroundings.target().framework().assertions(), name);
        return Expr.call(name, List.of(arguments));
    }

    private boolean isJUnit4() {
        return surroundings.target().framework() == Target.Framework.JUNIT_4;
    }

    @Override
    public boolean repeats() {
        return true;
    }
}
