package io.snarl.core.seed;

/** How a test obtained an object. */
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

    /**
     * Nothing but the source tells: the object is what an expression there gives.
     *
     * @param call a call that the object is used in
     * @param argument the place of the argument that the expression is, -1 for what the call is made on
     */
    record AsWritten(ClientCall call, int argument) implements Birth {}

    /** It is the object of the test class itself. */
    record TestItself() implements Birth {}

    /** Test code read it from a field of the test's own object, and no call was seen to give it to the test: a framework did. */
    record OfField(String owner, String name) implements Birth {}

    /** Test code read a static field. */
    record FromStaticField(String owner, String name, String descriptor) implements Birth {}
}
