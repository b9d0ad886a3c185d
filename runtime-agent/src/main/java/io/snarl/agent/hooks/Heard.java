package io.snarl.agent.hooks;

/**
 * What is heard of one run of a method, or of one call that test code makes, as the bits of a number that the rewritten method
 * keeps in a local variable. So what nobody wants to hear costs the look at that variable, and a run inside of one that is
 * muted costs no more than to find that out.
 */
public final class Heard {

    /** Nothing. */
    public static final int NOTHING = 0;

    /** Single accesses, and what the method calls. */
    public static final int ACCESSES = 1;

    /** That it ends. */
    public static final int END = 2;

    /** Its arguments and its result. */
    public static final int VALUES = 4;

    /** Only the end, after which the thread is listened to again. */
    public static final int MUTED = 8;

    /** Everything. */
    public static final int ALL = ACCESSES | END | VALUES;

    private Heard() {}
}
