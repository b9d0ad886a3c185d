package io.snarl.core.seed;

/** How a test came by an object that it has a reference to. */
public sealed interface Birth {

    /** A call returned it, that of a constructor included. */
    record ByCall(int call) implements Birth {}

    /**
     * A lambda expression, a method reference or an anonymous class of test code was evaluated.
     *
     * @param className the binary name of the anonymous class, empty for a lambda
     * @param body the method that is the body of the lambda, empty for an anonymous class
     */
    record InSource(Caller caller, String className, String body) implements Birth {}

    /** Test code read a static field. */
    record FromStaticField(String owner, String name, String descriptor) implements Birth {}
}
