package io.snarl.contract.trace;

import io.snarl.contract.code.MethodSignature;

/**
 * A method whose code a trace has events of.
 *
 * @param owner the class that declares it
 * @param access its access flags as in its class file
 */
public record TracedMethod(TracedClass owner, String name, String descriptor, int access) {

    /** Stands for a method that the trace does not name. */
    public static final TracedMethod UNKNOWN = new TracedMethod(TracedClass.UNKNOWN, "?", "()V", 0);

    /** Returns how class files name it. */
    public MethodSignature signature() {
        return new MethodSignature(owner.name(), name, descriptor);
    }
}
