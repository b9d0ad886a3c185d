package io.snarl.core.carve;

import java.util.EnumSet;
import java.util.Set;

/** Why no concurrent test is made of something that looks like a bug. */
public enum Reason {
    /** A lock belongs to an object that the call itself has made, so no other thread can want it. */
    LOCAL_LOCK("a lock of an object that the call itself makes"),

    /** All threads would have to hold the same further lock at the same time. */
    GUARDED("a common lock guards it"),

    /** The two locks of a thread would be one. */
    SAME_LOCK("both locks would be the same object"),

    /** Nothing that the tests do lets two threads have the object in common. */
    NOT_SHARED("no call of the tests lets the threads share the object"),

    /** Both calls use such an object, but each its own: it was made inside of another, and nothing has handed it out. */
    ENCLOSED("each call has an object of its own, a part of another that no test gets hold of"),

    /** The class shows no sign that its objects are made to be used by several threads. */
    FOR_ONE_THREAD("nothing says that the class is made for several threads"),

    /** An object has to be there before another that has to be there before it. */
    CIRCULAR("the objects would need each other to be made"),

    /** The test did not show how an object is made. */
    NO_MAKER("no call of the test makes an object that is needed"),

    /** A string or an array is too long for a trace. */
    CUT_VALUE("a value is too long to be in the trace"),

    /** A value must not be known, and the source of the seed test does not say it either. */
    HIDDEN_VALUE("a value that is needed is secret or not recorded"),

    /** A framework of mocks stands in for static methods or constructors, which it can for one thread alone. */
    MOCKED_STATICALLY("a static mock holds in one thread alone"),

    /** The call ends by an exception. */
    FAILING_CALL("the call ends by an exception"),

    /** More calls would be needed than a person would read. */
    TOO_LONG("it takes too many calls to build the objects"),

    /** There are more than could be looked at. */
    TOO_MANY("there are too many"),

    /** Calls of methods with the same names were tried instead. */
    OVERLOADED("overloaded methods of the same names were tried"),

    /** The scheduler has no control of what a call does, such as in native code. */
    UNCONTROLLED("a call cannot be controlled"),

    /** The time was over before it was its turn. */
    OUT_OF_TIME("the time was over before"),

    /** A test of it can be written, and the time was over before it was run. */
    NOT_RUN("there is a test, and no time was left to run it"),

    /** The test cannot be written as Java source. */
    NOT_WRITABLE("it cannot be written as source"),

    /** Something went wrong inside the analysis. */
    MISHAP("Snarl itself failed");

    /** The time and classes without signs of threads are told in lines of their own. */
    private static final Set<Reason> NO_LOSS = EnumSet.of(
            LOCAL_LOCK, GUARDED, ENCLOSED, SAME_LOCK, FOR_ONE_THREAD, OVERLOADED, NOT_RUN, OUT_OF_TIME, MISHAP);

    private final String words;

    Reason(String words) {
        this.words = words;
    }

    /** Tells of a reason, as reports spell it, whether no bug is missed by it: there is none, or it is told elsewhere. */
    public static boolean isNoLoss(String words) {
        return NO_LOSS.stream().anyMatch(reason -> reason.words.equals(words));
    }

    /** Returns the reason as reports spell it. */
    @Override
    public String toString() {
        return words;
    }
}
