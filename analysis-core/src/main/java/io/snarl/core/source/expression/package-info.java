/** Writes calls and their operands as expressions that a compiler takes. */
package io.snarl.core.source.expression;
