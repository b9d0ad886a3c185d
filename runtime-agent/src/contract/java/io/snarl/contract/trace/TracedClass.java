package io.snarl.contract.trace;

import io.snarl.contract.code.TypeNames;

/**
 * A class that a trace speaks of.
 *
 * @param name the binary name, such as {@code java.util.Map$Entry}, or {@code int[]} for arrays; that of a hidden class is
 *     cut before the part that differs from run to run
 * @param sort what the class is for the recording
 * @param flags some of the constants of this class
 * @param sourceFile the name of its source file, empty if unknown
 * @param line where an anonymous class stands in it, else 0
 */
public record TracedClass(String name, ClassSort sort, int flags, String sourceFile, int line) {

    /** The flag of the hidden class of a lambda expression or a method reference. */
    public static final int LAMBDA = 1;

    /** The flag of an anonymous class. */
    public static final int ANONYMOUS = 2;

    /** The flag of an enum. */
    public static final int ENUM = 4;

    /** The flag of an array. */
    public static final int ARRAY = 8;

    /** The flag of a class that {@link java.lang.reflect.Proxy} has made. */
    public static final int PROXY = 16;

    /** Something in the class shows that its author has thought of several threads. */
    public static final int FOR_THREADS = 32;

    /** Stands for the class of an object whose constructor never came to an end. */
    public static final TracedClass UNKNOWN = new TracedClass("?", ClassSort.OTHER, 0, "", 0);

    /** Tells whether this is the hidden class of a lambda expression or a method reference. */
    public boolean isLambda() {
        return (flags & LAMBDA) != 0;
    }

    public boolean isAnonymous() {
        return (flags & ANONYMOUS) != 0;
    }

    public boolean isEnum() {
        return (flags & ENUM) != 0;
    }

    public boolean isArray() {
        return (flags & ARRAY) != 0;
    }

    public boolean isProxy() {
        return (flags & PROXY) != 0;
    }

    /** Returns the name without its package, as a person writes it, such as {@code Map.Entry}. */
    public String simpleName() {
        return TypeNames.simple(name);
    }
}
