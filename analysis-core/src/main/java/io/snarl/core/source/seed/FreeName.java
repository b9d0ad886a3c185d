package io.snarl.core.source.seed;

/**
 * A variable of a seed test that a piece of its source uses and does not declare.
 *
 * @param kind what it is
 * @param className the binary name of the class that has it
 * @param method the method that declares a local variable or parameter, {@code <init>} in a constructor or initialiser,
 *     empty for a field
 * @param line where it is declared, 0 if that is in another file
 */
public record FreeName(String name, Kind kind, String className, String method, int line) {

    /** What a name stands for. */
    public enum Kind {
        LOCAL_VARIABLE,
        PARAMETER,
        FIELD,
        STATIC_FIELD
    }
}
