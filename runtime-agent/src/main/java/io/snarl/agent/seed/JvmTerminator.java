package io.snarl.agent.seed;

/** Ends a JVM that cannot go on. */
public interface JvmTerminator {

    /** Ends the JVM, so that the remaining tests run in another one; the message goes to its output. */
    void ofThisJvm(String message);

    /** Ends the JVM and with it the whole run; the message is for the user. */
    void ofTheRun(String message);
}
