package io.snarl.contract.trace;

import io.snarl.contract.code.TypeNames;

/**
 * A class that a trace speaks of.
 *
 * @param name the binary name, such as {@code java.util.Map$Entry}, or {@code int[]} for arrays; that of a hidden class is
 *     cut before the part that differs from run to run
 * @param sourceFile the name of its source file, empty if unknown
 * @param line where an anonymous class stands in it, else 0
 */
public record TracedClass(String name, Role role, int flags, String sourceFile, int line) {

    /** Stands for the class of an object whose constructor never came to an end. */
    public static final TracedClass UNKNOWN = new TracedClass("?", Role.OTHER, 0, "", 0);

    /** Why a class was rewritten, or that it was not. */
    public enum Role {
        /** Not rewritten: only its objects are known. */
        OTHER,
        /** A class whose thread safety is examined. */
        SUBJECT,
        /** A class that subjects use. */
        LIBRARY,
        /** A class of the tests. */
        TEST
    }

    /** Tells whether this is the hidden class of a lambda expression or a method reference. */
    public boolean isLambda() {
        return (flags & 1) != 0;
    }

    public boolean isAnonymous() {
        return (flags & 2) != 0;
    }

    public boolean isEnum() {
        return (flags & 4) != 0;
    }

    public boolean isArray() {
        return (flags & 8) != 0;
    }

    public boolean isProxy() {
        return (flags & 16) != 0;
    }

    /** Returns the name without its package, as a person writes it, such as {@code Map.Entry}. */
    public String simpleName() {
        return TypeNames.simple(name);
    }
}
