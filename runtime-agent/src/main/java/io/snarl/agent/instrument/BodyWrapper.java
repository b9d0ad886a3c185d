package io.snarl.agent.instrument;

/** Code inserted around the body of a method, whichever way the body ends. */
interface BodyWrapper {

    void enterMethod();

    void exitMethod();

    /** The same where the body ends by an exception. */
    default void exitMethodByThrow() {
        exitMethod();
    }
}
