package io.snarl.agent.seed;

/** How a JVM is ended that cannot go on. */
public interface JvmTerminator {

    /** Ends the JVM, so that what is left is run in another one; the message is for whoever looks at its output. */
    void ofThisJvm(String message);

    /** Ends the JVM and with it the whole run; the message is for the user. */
    void ofTheRun(String message);
}
