package io.snarl.core.seed;

import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedSite;

/** The current position in a seed test while its trace is read. */
public interface Moment {

    /** Tells whether the latest event is of the thread that runs the test. */
    boolean isOfTest();

    /** Returns the client call of a subject that is open, or null. */
    OpenCall subjectCall();

    /** Tells whether test code has had a reference to an object. */
    boolean isKnownToTest(int object);

    /** Tells whether code that leaves no events has called what runs now, as a collection calls a factory of its elements. */
    boolean isForUnseenCode();

    /** Returns the method that runs in the client call that is open. */
    Activation activation();

    /** Tells whether the static initialiser of a class is open, which runs once and before anybody else can come to the class. */
    boolean isInitialising(String className);

    TracedClass classOf(int object);

    /** Returns the latest call that library code of the innermost open method has made, or null. */
    TracedSite latestInvocation();
}
