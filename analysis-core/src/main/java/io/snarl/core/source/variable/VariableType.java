package io.snarl.core.source.variable;

import io.snarl.core.source.type.JavaType;

/**
 * The declaration of a variable.
 *
 * @param type its type
 * @param made the type of the expression that makes it
 * @param isCast whether that expression has to be cast
 * @param isVar whether it is declared by {@code var}
 */
public record VariableType(JavaType type, JavaType made, boolean isCast, boolean isVar) {}
