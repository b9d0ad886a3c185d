package io.snarl.core.source.expression;

import io.snarl.core.source.text.Expr;

/**
 * An operand as an expression.
 *
 * @param type the binary name of its type as a compiler sees it
 */
public record OperandText(Expr expression, String type) {

    public static OperandText of(String text, String type) {
        return new OperandText(Expr.of(text), type);
    }
}
