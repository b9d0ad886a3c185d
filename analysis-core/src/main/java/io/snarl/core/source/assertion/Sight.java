package io.snarl.core.source.assertion;

import io.snarl.core.source.text.Expr;
import io.snarl.core.source.type.JavaType;
import java.util.List;

/**
 * An observation as an expression.
 *
 * @param type its type as a compiler sees it
 * @param declared the type of the value, which may tell more
 * @param name what a variable that holds it should be called
 * @param isName whether it is so short that it may be written twice, and always gives the same
 */
record Sight(Expr expression, JavaType type, JavaType declared, String name, boolean isName) {

    /** The type of a list that the test has made of several things, which is never null. */
    static final JavaType TUPLE = new JavaType.ClassType("java.util.List", List.of(JavaType.OBJECT));

    /** Returns the same thing seen by way of another expression. */
    Sight by(Expr other, JavaType otherType) {
        return new Sight(other, otherType, otherType, name, false);
    }

    boolean isPrimitive() {
        return type instanceof JavaType.PrimitiveType;
    }

    boolean isTuple() {
        return type.equals(TUPLE);
    }

    boolean mayBeNull() {
        return !isPrimitive() && !isTuple();
    }
}
