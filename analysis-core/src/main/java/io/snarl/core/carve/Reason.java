package io.snarl.core.carve;

import java.util.stream.Stream;

/** The reason why no concurrent test is made of a predicted bug. */
public enum Reason {
    /** A lock belongs to an object that the call itself has made, so no other thread can want it. */
    LOCAL_LOCK("a lock of an object that the call itself makes", Meaning.NONE_WANTED, Wording.COUNTED),

    /** All threads would have to hold the same further lock at the same time. */
    GUARDED("a common lock guards it", Meaning.NONE_WANTED, Wording.COUNTED),

    /** The two locks of a thread would be one. */
    SAME_LOCK("both locks would be the same object", Meaning.NONE_WANTED, Wording.COUNTED),

    /** Nothing that the tests do lets two threads have the object in common. */
    NOT_SHARED("no call of the tests lets the threads share the object", Meaning.LOST, Wording.COUNTED),

    /** Both calls use such an object, but each its own: it was made inside of another, and nothing has handed it out. */
    ENCLOSED(
            "each call has an object of its own, a part of another that no test gets hold of",
            Meaning.NONE_WANTED,
            Wording.COUNTED),

    /** The class shows no sign that its objects are made to be used by several threads. */
    FOR_ONE_THREAD("nothing says that the class is made for several threads", Meaning.NONE_WANTED, Wording.COUNTED),

    /** An object has to be there before another that has to be there before it. */
    CIRCULAR("the objects would need each other to be made", Meaning.LOST, Wording.COUNTED),

    /** The test did not show how an object is made. */
    NO_MAKER("no call of the test makes an object that is needed", Meaning.LOST, Wording.LISTED),

    /** A string or an array is too long for a trace. */
    CUT_VALUE("a value is too long to be in the trace", Meaning.LOST, Wording.LISTED),

    /** A value must not be known, and the source of the seed test does not say it either. */
    HIDDEN_VALUE("a value that is needed is secret or not recorded", Meaning.LOST, Wording.LISTED),

    /** A framework of mocks stands in for static methods or constructors, which it can for one thread alone. */
    MOCKED_STATICALLY("a static mock holds in one thread alone", Meaning.LOST, Wording.LISTED),

    /** The call ends by an exception. */
    FAILING_CALL("the call ends by an exception", Meaning.LOST, Wording.LISTED),

    /** More calls would be needed than a person would read. */
    TOO_LONG("it takes too many calls to build the objects", Meaning.LOST, Wording.LISTED),

    /** There are more than could be looked at. */
    TOO_MANY("there are too many", Meaning.LOST, Wording.COUNTED),

    /** Calls of methods with the same names were tried instead. */
    OVERLOADED("overloaded methods of the same names were tried", Meaning.NONE_WANTED, Wording.COUNTED),

    /** The scheduler has no control of what a call does, such as in native code. */
    UNCONTROLLED("a call cannot be controlled", Meaning.LOST, Wording.LISTED),

    /** The time was over before it was its turn. */
    OUT_OF_TIME("the time was over before", Meaning.NO_TURN, Wording.COUNTED),

    /** A test of it can be written, and the time was over before it was run. */
    NOT_RUN("there is a test, and no time was left to run it", Meaning.WRITTEN, Wording.LISTED),

    /** The test cannot be written as Java source. */
    NOT_WRITABLE("it cannot be written as source", Meaning.LOST, Wording.LISTED),

    /** Something went wrong inside the analysis. */
    MISHAP("Snarl itself failed", Meaning.FAILED, Wording.LISTED);

    private final String words;
    private final Meaning meaning;
    private final Wording telling;

    Reason(String words, Meaning meaning, Wording telling) {
        this.words = words;
        this.meaning = meaning;
        this.telling = telling;
    }

    /** What it means that something became no test. */
    public enum Meaning {
        /** It asks for a test, and none could be built. */
        LOST("lost"),

        /** It asks for none: there is nothing to show, another test shows it, or nobody has promised it. */
        NONE_WANTED("none wanted"),

        /** It had no turn. */
        NO_TURN("no turn"),

        /** There is a test, which was not run. */
        WRITTEN("written"),

        /** It asks for a test, and something went wrong, which is told with its cause elsewhere. */
        FAILED("failed");

        private final String words;

        Meaning(String words) {
            this.words = words;
        }

        /** Returns the meaning as reports spell it. */
        @Override
        public String toString() {
            return words;
        }
    }

    private enum Wording {
        LISTED,
        COUNTED
    }

    /** Returns what a reason means, as reports spell it; one that is not known, as of another version, is a loss. */
    public static Meaning meaningOf(String words) {
        return Stream.of(values())
                .filter(reason -> reason.words.equals(words))
                .map(reason -> reason.meaning)
                .findFirst()
                .orElse(Meaning.LOST);
    }

    /** Tells whether each candidate is worth a finding, since somebody could do something about it; others are counted. */
    public boolean isListed() {
        return telling == Wording.LISTED;
    }

    /** Returns the reason as reports spell it. */
    @Override
    public String toString() {
        return words;
    }
}
