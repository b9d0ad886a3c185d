package io.snarl.contract.trace;

/**
 * A place in the code that makes one kind of event.
 *
 * @param method the method in whose code the place is
 * @param line its line in the source file, 0 if unknown
 * @param owner the class whose member is accessed or called here, or that is created here; empty if there is none
 * @param name the field or method that is accessed or called here; empty if there is none
 * @param descriptor the descriptor of that field or method, of an array's elements or of the exception caught; empty if
 *     there is none
 * @param detail what the kind says: an opcode, the mode of a lock, or 1 for the monitor of a synchronized method; of a call of test
 *     code 256 times its place is added to the opcode
 */
public record TracedSite(
        EventKind kind, TracedMethod method, int line, String owner, String name, String descriptor, int detail) {

    private static final int INVOKESTATIC = 0xb8;

    /** Stands for a call that began before its trace did. */
    public static final TracedSite UNKNOWN = new TracedSite(EventKind.CALL, TracedMethod.UNKNOWN, 0, "", "", "", 0);

    /** Returns the name of the source file, empty if unknown. */
    public String file() {
        return method.owner().sourceFile();
    }

    /** Tells whether test code calls a static method here. */
    public boolean isCallOfStatic() {
        return (detail & 0xff) == INVOKESTATIC;
    }

    /** Returns how many calls of the same method the code of the same line has before this one. */
    public int placeInLine() {
        return detail >>> 8;
    }

    /** Tells whether the value accessed here is a reference. */
    public boolean isReference() {
        if (descriptor.isEmpty()) {
            return false;
        }
        char first = descriptor.charAt(0);
        return first == 'L' || first == '[';
    }
}
