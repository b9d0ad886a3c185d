package io.snarl.agent.instrument.code;

/** Code inserted around the body of a method, whichever way the body ends. */
public interface BodyWrapper {

    void enterMethod();

    void exitMethod();

    /** The same where the body ends by an exception. */
    public default void exitMethodByThrow() {
        exitMethod();
    }
}
