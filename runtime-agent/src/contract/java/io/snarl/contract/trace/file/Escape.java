package io.snarl.contract.trace.file;

/** What the byte after the number 0 says, which is that of no site. */
public final class Escape {

    /** The events that follow belong to another segment. */
    public static final int SEGMENT = 1;

    /** An argument of the latest call or method entered. */
    public static final int ARGUMENT = 2;

    /** The result of the exit that follows. */
    public static final int RESULT = 3;

    /** The latest open call has returned. */
    public static final int RETURNED = 4;

    /** What the innermost open method has done is left out. */
    public static final int LEFT_OUT = 5;

    private Escape() {}
}
