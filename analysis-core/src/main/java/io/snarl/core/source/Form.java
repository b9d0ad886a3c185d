package io.snarl.core.source;

/**
 * A way to write an operand.
 *
 * @param type the binary name of its type as a compiler sees it
 */
record Form(Expr expression, String type) {

    static Form of(String text, String type) {
        return new Form(Expr.of(text), type);
    }
}
