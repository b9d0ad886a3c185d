package io.snarl.core.source.seed;

import java.util.Set;

/**
 * A variable that a piece of source uses without declaring it.
 *
 * @param kind what it is
 * @param className the binary name of the class that has it
 * @param method the method that declares a local variable or parameter, {@code <init>} in a constructor or initialiser,
 *     empty for a field
 * @param lines where it gets its value, none if that is in another file
 */
public record FreeName(String name, Kind kind, String className, String method, Set<Integer> lines) {

    /** Copies the lines, so that a name never changes. */
    public FreeName {
        lines = Set.copyOf(lines);
    }

    /** What a name stands for. */
    public enum Kind {
        LOCAL_VARIABLE,
        PARAMETER,
        FIELD,
        STATIC_FIELD
    }
}
